import { isObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { bodyFields, isInteger, isNumeral, jsonOf, withBody } from '../fault-parts/request.ts'

export const httpPlatformTakesNumerals: Fault = {
  id: 'http-platform-takes-numerals',
  role: 'platform',
  title: 'A number in quotes is a number all the same',
  breaks: ['B17-6', 'B8-6'],
  requests(request, operation, world) {
    const body = jsonOf(request)
    if (operation.role !== 'platform' || !operation.body || !isObject(body)) return request
    const fields = bodyFields(operation, world)
    const read = Object.entries(body).map(([name, value]) => [name, isInteger(fields[name]) && isNumeral(value) ? Number(value) : value])
    return withBody(request, JSON.stringify(Object.fromEntries(read)))
  },
}
