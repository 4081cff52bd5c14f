import type { Violation } from './violations.ts'

/** Where Prism is right about the document, and the document cannot say what is meant. */
const INTENDED: { call: RegExp; place: RegExp; reason: string }[] = [
  {
    call: /^POST \S*\/cid\/uid\/link$/,
    place: /^response/,
    reason: 'B7-2: without returnAccountDetails the body is empty, and OpenAPI has no optional body of an answer',
  },
  {
    call: /^POST \S*\/registration$/,
    place: /^response/,
    reason: 'U-06: what a CRM says to A7 is left open, so the body may be anything or nothing',
  },
]

/** Tells whether a violation is one that we know of and mean. */
export function isIntended({ call, place, status }: Violation): boolean {
  return INTENDED.some((known) => status === 200 && known.call.test(call) && known.place.test(place))
}
