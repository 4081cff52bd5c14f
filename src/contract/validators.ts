import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import type { JsonObject } from './json.ts'

export type { ErrorObject, ValidateFunction }

/** Compiles the schemas of one document when they are first needed. */
export class Validators {
  readonly #document: JsonObject
  readonly #ajv: Ajv2020
  readonly #compiled = new Map<string, ValidateFunction>()
  #lenient: Validators | undefined
  #thorough: Validators | undefined

  constructor(document: JsonObject, { coerceTypes = false, allErrors = false } = {}) {
    this.#document = document
    this.#ajv = new Ajv2020({ strict: false, allErrors, validateSchema: false, coerceTypes })
    ajvFormats.default(this.#ajv)
    this.#ajv.addFormat('int64', true)
    this.#ajv.addFormat('int32', { type: 'number', validate: (value: number) => value >= -(2 ** 31) && value < 2 ** 31 })
    this.#ajv.addSchema(document, 'contract')
  }

  /** The validator of the schema at a JSON pointer. It never alters a value. */
  at(pointer: string): ValidateFunction {
    let validate = this.#compiled.get(pointer)
    if (!validate) {
      validate = this.#ajv.compile({ $ref: `contract#${encodeURI(pointer)}` })
      this.#compiled.set(pointer, validate)
    }
    return validate
  }

  /** The same for a lenient platform: it turns "5" into 5, in the value itself. */
  coercingAt(pointer: string): ValidateFunction {
    this.#lenient ??= new Validators(this.#document, { coerceTypes: true })
    return this.#lenient.at(pointer)
  }

  /** The same for those who want to know everything that is wrong, and not only the first. */
  thoroughAt(pointer: string): ValidateFunction {
    this.#thorough ??= new Validators(this.#document, { allErrors: true })
    return this.#thorough.at(pointer)
  }
}
