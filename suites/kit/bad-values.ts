/** Texts that have broken programs before. Each is a legal JSON string. */
export const ODD_TEXTS: Record<string, string> = {
  empty: '',
  blank: ' ',
  'line breaks': 'a\r\nb',
  'header injection': 'x\r\nSet-Cookie: a=b',
  'a zero byte': 'a\0b',
  'a lone surrogate': '\ud800',
  'right to left': '\u202eabc',
  'zero width joiners': 'a\u200db\ufeff',
  'decomposed letters': 'e\u0301',
  emoji: '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  markup: '<script>alert(1)</script>',
  'a quote for SQL': "' OR '1'='1",
  'a comment for SQL': "x'; --",
  'a template': `{{7*7}} $${'{7*7}'} <%= 7*7 %>`,
  'a query operator': '{"$ne":null}',
  'a prototype': '__proto__',
  constructor: 'constructor',
  'a path': '../../../../etc/passwd',
  'a format': '%s%n%x %00 %2e',
  'an expression for LDAP': '*)(uid=*))(|(uid=*',
  'a command': '$(id) `id` ; id',
  'a spreadsheet formula': '=1+1',
  'ten thousand characters': 'x'.repeat(10_000),
  'a word for nothing': 'null',
}

/** Source texts of numbers that have broken programs before. */
export const ODD_NUMBERS: string[] = [
  '0',
  '-0',
  '-1',
  '2147483647',
  '2147483648',
  '-2147483649',
  '4294967296',
  '9007199254740991',
  '9007199254740993',
  '-9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '18446744073709551616',
  `1${'0'.repeat(400)}`,
  '1.5',
  '1e3',
  '1e-7',
  '1e309',
  '-1e309',
  '1E400',
]

/** Values of the wrong kind, as JSON. */
export const ODD_VALUES: string[] = [
  'null',
  'true',
  'false',
  '[]',
  '{}',
  '[null]',
  '[[[]]]',
  '{"a":{"b":{}}}',
  '{"$gt":""}',
  '{"__proto__":{"admin":true}}',
  '{"toString":1}',
  '{"length":-1}',
  `${'['.repeat(200)}${']'.repeat(200)}`,
]

const HUGE = ODD_NUMBERS.filter((source) => !(Math.abs(Number(source)) < 2 ** 63))
const HOSTILE = ODD_VALUES.filter((source) => /__proto__|toString|length|\[{4}/.test(source))
const UNTYPED = ['a zero byte', 'a lone surrogate', 'ten thousand characters'].map((name) => JSON.stringify(ODD_TEXTS[name]))

/**
 * Sources that no client sends by mistake, and that a decent server may stumble over: a 5xx to one of them is wrong for a simulator,
 * and odd for anybody else.
 */
export const EXOTIC: ReadonlySet<string> = new Set([...HUGE, ...HOSTILE, ...UNTYPED])
