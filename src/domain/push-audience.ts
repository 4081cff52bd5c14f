/** Whom a message is meant for (B9). A list that is left out, or made irrelevant by its switch, limits nothing. */
export interface PushFilter {
  users?: number[] | undefined
  allGroups: boolean
  groups?: number[] | undefined
  allPreferredLanguages: boolean
  preferredLanguages?: string[] | undefined
  brokerName: string
}

/** A person who can get messages. */
export interface Recipient {
  userId: number
  language: string
  accounts: { brokerName: string; groupId: number }[]
}

/** Tells whether somebody gets the message: by user, by language, and by an account that is under the broker and in one of the groups. */
export function isAddressed(person: Recipient, filter: PushFilter): boolean {
  if (filter.users && !filter.users.includes(person.userId)) return false
  if (!filter.allPreferredLanguages && !speaksOneOf(person.language, filter.preferredLanguages ?? [])) return false
  return person.accounts.some(
    (account) => account.brokerName === filter.brokerName && (filter.allGroups || (filter.groups ?? []).includes(account.groupId)),
  )
}

function speaksOneOf(language: string, wanted: string[]): boolean {
  return wanted.some((code) => code.toLowerCase() === language.toLowerCase())
}
