import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { createValidatorSource } from './validator-source'

type Validator<S extends TSchema> = (value: unknown) => value is Static<S>

/**
 * Tells values of a schema from others; never throws. `export const isTeam = validatorOf(Team)`
 * beside the exported schema: builds for the browser replace the call by the validator's source
 * code, because a page may not compile code.
 */
export function validatorOf<S extends TSchema>(schema: S): Validator<S> {
  let validator: ((value: unknown) => boolean) | undefined
  return (value): value is Static<S> => {
    validator ??= compile(schema)
    return validator(value)
  }
}

function compile(schema: TSchema): (value: unknown) => boolean {
  // A page under development has no compiled validators either: it interprets the schema.
  if (process.env.NODE_ENV === 'development') return (value) => Check(schema, value)
  const source = createValidatorSource()
  const name = source.add(schema)
  return new Function(`${source.declarations()}return ${name}`)()
}
