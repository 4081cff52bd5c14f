/** What two spellings of one e-mail have in common: addresses are kept as they were written and compared without letter case. */
export function emailKey(email: string): string {
  return email.toLowerCase()
}

const RELAYS = ['privaterelay.appleid.com', 'duck.com', 'mozmail.com', 'relay.firefox.com', 'simplelogin.com', 'anonaddy.me']

/** Tells an address that only forwards to one that stays hidden. */
export function isPrivateRelay(email: string): boolean {
  return RELAYS.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}
