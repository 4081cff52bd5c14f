import { isObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { bodyFields, jsonOf } from '../fault-parts/request.ts'

export const httpAdapterFailsOnUnknownField: Fault = {
  id: 'http-adapter-fails-on-unknown-field',
  role: 'adapter',
  title: 'A field that the class does not have cannot be set',
  breaks: ['HTTP-10'],
  requests(request, operation, world) {
    const body = jsonOf(request)
    if (operation.role !== 'adapter' || !operation.body || !isObject(body)) return request
    const fields = bodyFields(operation, world)
    return Object.keys(body).some((name) => !Object.hasOwn(fields, name)) ? { status: 500 } : request
  },
}
