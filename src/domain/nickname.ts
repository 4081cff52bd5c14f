export interface NewUser {
  userId: number
  email: string
  nickname: string | undefined
}

export interface NicknameLimits {
  min: number
  max: number
  pattern: RegExp
}

/** A nickname with the rule that decided it. */
export interface Nickname {
  value: string
  rule: 'NICK-1' | 'NICK-2' | 'NICK-3' | 'NICK-4'
}

/** Chooses the display name of a new user: the requested one, else the e-mail's local part, else one made from the user id. */
export function chooseNickname(user: NewUser, isFree: (name: string) => boolean, limits: NicknameLimits): Nickname {
  const fromUserId = `uid${user.userId}`
  const isUsable = (name: string) => isValid(name, limits) && isFree(name)
  if (user.nickname !== undefined)
    return isUsable(user.nickname) ? { value: user.nickname, rule: 'NICK-1' } : { value: fromUserId, rule: 'NICK-2' }
  const fromEmail = user.email.slice(0, user.email.indexOf('@'))
  return isUsable(fromEmail) ? { value: fromEmail, rule: 'NICK-3' } : { value: fromUserId, rule: 'NICK-4' }
}

function isValid(name: string, limits: NicknameLimits): boolean {
  const length = [...name].length
  return length >= limits.min && length <= limits.max && limits.pattern.test(name) && !FALLBACK_FORM.test(name)
}

/** Somebody's fallback must stay free for him, so nobody else may ask for a name of that form. */
const FALLBACK_FORM = /^uid\d+$/i
