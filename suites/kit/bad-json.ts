import { Buffer } from 'node:buffer'

/** A body that is not JSON, made from one that is. */
export interface BadJson {
  name: string
  /** Some parsers put up with it, in the spirit of "be liberal": accepting it is odd, and no breach. */
  isTolerated: boolean
  body: string | Buffer
}

/** An object whose only value is nested this deep. */
export function nest(levels: number): string {
  return `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`
}

/** Spoils a JSON object in every way that a hurried client or a broken connection does. */
export function spoilJson(good: string): BadJson[] {
  const inner = good.slice(1, -1)
  const plusMember = (member: string) => `{${member},${inner}}`
  const plusValue = (value: string) => plusMember(`"extra":${value}`)
  const table = (isTolerated: boolean, bodies: Record<string, string | Buffer>): BadJson[] =>
    Object.entries(bodies).map(([name, body]) => ({ name, isTolerated, body }))

  const broken = table(false, {
    'the last brace is missing': good.slice(0, -1),
    'half of it is missing': good.slice(0, Math.ceil(good.length / 2)),
    'only an opening brace': '{',
    'only an opening bracket': '[',
    'only a closing brace': '}',
    'only a quote': '"',
    'only a comma': ',',
    'only a colon': ':',
    'only a backslash': '\\',
    'only a minus': '-',
    'an empty object that does not end': '{ ',
    'brace and bracket mixed': '{]',
    'closed by a bracket': `{${inner}]`,
    'opened by a bracket': `[${inner}}`,
    'members in a list': `[${inner}]`,
    'the first brace is missing': good.slice(1),
    'no colon': good.replace(':', ''),
    'two colons': good.replace(':', '::'),
    'a comma for a colon': good.replace(':', ','),
    'an equals sign for a colon': good.replace(':', '='),
    'a comma at the beginning': `{,${inner}}`,
    'a member without a value': plusMember('"extra"'),
    'a member without a value after its colon': plusMember('"extra":'),
    'a value without a name': plusMember(':1'),
    'no comma between members': `{"extra":1 ${inner}}`,
    'a semicolon between members': `{"extra":1;${inner}}`,
    'a name without its end quote': good.replace('":', ':'),
    'a value without its first quote': good.replace(':"', ':'),
    'a text that does not end': `{${inner},"extra":"`,
    'a list that does not end': `{${inner},"extra":[1,2`,
    'an object that does not end': `{${inner},"extra":{`,
    'brackets opened a hundred times': '['.repeat(100),
    'objects opened fifty times': '{"a":'.repeat(50),
    'a literal cut short': plusValue('nul'),
    'a literal misspelt': plusValue('truth'),
    'a minus without a number': plusValue('-'),
    'an exponent without digits': plusValue('1e'),
    'two decimal points': plusValue('1.2.3'),
    'two minuses': plusValue('--1'),
    'a number and a letter': plusValue('12a'),
    'two values': plusValue('1 2'),
    'a nested list without commas': plusValue('[1 2]'),
    'a nested list closed by a brace': plusValue('[1}'),
    'a bare word': plusValue('word'),
    'a function call': plusValue('alert(1)'),
    'a template': '{{ body }}',
    'the fields of a form': 'password=x&code=x&userId=1',
    'a document of XML': '<?xml version="1.0"?><request><code>x</code></request>',
    'a line of text': 'please let me in',
    'a number of dots': '...',
    'an at sign': '@',
  })
  const tolerated = table(true, {
    'a comma at the end': `{${inner},}`,
    'two commas between members': `{"extra":1,,${inner}}`,
    'a brace too many': `${good}}`,
    'two objects': good + good,
    'a text after the object': `${good} x`,
    'a zero byte after the object': `${good}\0`,
    'a comment in asterisks': `{/* note */${inner}}`,
    'a comment after slashes': `{// note\n${inner}}`,
    'a comment after a hash': `{# note\n${inner}}`,
    'single quotes': good.replaceAll('"', "'"),
    'names without quotes': good.replace(/"(\w+)":/g, '$1:'),
    'a backquoted text': plusValue('`text`'),
    'a nested list with two commas': plusValue('[1,,2]'),
    'not a number': plusValue('NaN'),
    infinity: plusValue('Infinity'),
    'a literal of another language': plusValue('None'),
    'a leading zero': plusValue('012'),
    'a leading plus': plusValue('+1'),
    'no digit before the point': plusValue('.5'),
    'no digit after the point': plusValue('1.'),
    'a hexadecimal number': plusValue('0x1F'),
    'an unknown escape': plusValue('"\\x41"'),
    'an escape cut short': plusValue('"\\u12"'),
    'a line break inside of a text': plusValue('"a\nb"'),
    'a zero byte inside of a text': plusValue('"a\0b"'),
    'a vertical tab between members': `{"extra":1,\v${inner}}`,
    'a byte order mark': `\uFEFF${good}`,
    'sixteen bits a character': Buffer.from(good, 'utf16le'),
    'bytes that are no UTF-8': Buffer.concat([
      Buffer.from('{"extra":"'),
      Buffer.from([0xff, 0xfe, 0xc0, 0xaf]),
      Buffer.from(`",${inner}}`),
    ]),
  })
  return [...broken, ...tolerated].filter(({ body }) => !isJson(body)) // a body without text members stays whole in some of them
}

function isJson(body: string | Buffer): boolean {
  try {
    JSON.parse(String(body))
    return true
  } catch {
    return false
  }
}
