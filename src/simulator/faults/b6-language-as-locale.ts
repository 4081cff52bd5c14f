import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b6LanguageAsLocale: Fault = {
  id: 'b6-language-as-locale',
  role: 'platform',
  title: 'The language is told as a locale',
  breaks: ['B6-3'],
  wire: alterAnswer('createUser', (body) => ({
    ...body,
    ...('preferredLanguage' in body && {
      preferredLanguage: `${body['preferredLanguage']}_${String(body['preferredLanguage']).toUpperCase()}`,
    }),
  })),
}
