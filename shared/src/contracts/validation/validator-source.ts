import type { TSchema } from 'typebox'
import { conditionOf, type Names } from './conditions'

/** Collects the source code of validators: constants only, equal ones once. */
export type ValidatorSource = {
  /** Adds what the schema needs. Returns the name of a function that validates it. */
  add: (schema: TSchema) => string
  /** Declarations without side effects, so that a bundler can drop unused ones. */
  declarations: () => string
}

/** Names begin with `$`, so that they are free in a module of the contracts. */
export function createValidatorSource(): ValidatorSource {
  const nameByExpression = new Map<string, string>()
  const names: Names = {
    ofSchema: (schema) => names.ofConstant(`v=>${conditionOf(schema, names)}`),
    ofConstant(expression) {
      const name = nameByExpression.get(expression) ?? `$${nameByExpression.size}`
      nameByExpression.set(expression, name)
      return name
    },
  }
  return {
    add: names.ofSchema,
    declarations: () =>
      [...nameByExpression].map(([expression, name]) => `const ${name}=${expression};\n`).join(''),
  }
}
