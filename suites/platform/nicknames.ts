import { assume } from '../kit/assume.ts'
import type { PlatformContext } from '../kit/platform.ts'
import { makePerson } from './people.ts'
import { nicknameOf } from './sessions.ts'

/** Which lengths are allowed is open, so a name is tried in several. */
export const LENGTHS = [12, 8, 5, 3]

/** A name of letters that nobody has, with which hardly any platform can find fault. */
export function makeName({ run }: PlatformContext, length: number): string {
  const letters = run.md5(run.word()).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'x')
  return letters.slice(0, length)
}

/** An e-mail with this part before the @. */
export function at(localPart: string, domain = 'tripact.example'): string {
  return `${localPart}@${domain}`
}

/** A nickname that was asked for and granted. */
export async function grantName(context: PlatformContext): Promise<{ nickname: string }> {
  for (const length of LENGTHS) {
    const nickname = makeName(context, length)
    const person = await makePerson(context, { nickname })
    if ((await nicknameOf(context, person)) === nickname) return { nickname }
  }
  assume(false, 'a requested nickname is granted')
}

/** Whether a user without a wish is called as the e-mail is before the @. */
export async function infersLocalPart(context: PlatformContext, length: number): Promise<boolean> {
  const localPart = makeName(context, length)
  const person = await makePerson(context, { email: at(localPart) })
  return (await nicknameOf(context, person)) === localPart
}
