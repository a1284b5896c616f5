import type { Static, TSchema } from 'typebox'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { ReplyContext } from '../builtin'
import type { Found } from '../tools'

/** A tool as a model sees it, with what runs when the model calls it. */
export type ToolSpec = {
  name: string
  description: string
  parameters: TSchema
  /** What the page shows while it runs. */
  label: string
  /** Null: there is no such data. A text: why the input is wrong. */
  run: (input: unknown, context: ReplyContext) => Promise<Found<unknown> | string | null>
}

/** A tool with checked input. */
export function toolSpec<Input extends TSchema>(spec: {
  name: string
  description: string
  label: string
  input: Input
  run: (input: Static<Input>, context: ReplyContext) => Promise<Found<unknown> | string | null>
}): ToolSpec {
  const closed = Type.Object(
    (spec.input as unknown as { properties: Record<string, TSchema> }).properties,
    {
      additionalProperties: false,
    },
  )
  const validator = Compile(closed)
  return {
    name: spec.name,
    description: spec.description,
    label: spec.label,
    parameters: closed,
    run: async (input, context) =>
      validator.Check(input) ? spec.run(input as Static<Input>, context) : 'invalid arguments',
  }
}
