// Writes fixtures/worlds/people.json: the names and places from which furnished worlds pick their people.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allFakers, type Faker } from '@faker-js/faker'

const EACH = 50
const COUNTRIES = [
  { language: 'en', countryId: 826, faker: allFakers.en_GB },
  { language: 'de', countryId: 276, faker: allFakers.de },
  { language: 'es', countryId: 724, faker: allFakers.es },
  { language: 'fr', countryId: 250, faker: allFakers.fr },
  { language: 'pl', countryId: 616, faker: allFakers.pl },
  { language: 'pt', countryId: 76, faker: allFakers.pt_BR },
  { language: 'tr', countryId: 792, faker: allFakers.tr },
  { language: 'ja', countryId: 392, faker: allFakers.ja },
]

function describeCountry({ language, countryId, faker }: { language: string; countryId: number; faker: Faker }) {
  faker.seed(20260101)
  return {
    language,
    countryId,
    firstNames: collect(() => faker.person.firstName()),
    lastNames: collect(() => faker.person.lastName()),
    cities: collect(() => faker.location.city()),
  }
}

/** Different values only, and as many as there are to be had. */
function collect(make: () => string): string[] {
  const found = new Set<string>()
  for (let attempt = 0; found.size < EACH && attempt < 100 * EACH; attempt++) found.add(make())
  return [...found]
}

const target = fileURLToPath(new URL('../fixtures/worlds/people.json', import.meta.url))
const lines = COUNTRIES.map((country) => `  ${JSON.stringify(describeCountry(country))}`)
writeFileSync(target, `[\n${lines.join(',\n')}\n]\n`)
