import Type from 'typebox'

/** Where to follow `match/{sport}/{id}` from; every reply of a match page carries it. */
export const position = {
  epoch: Type.String(),
  seq: Type.Integer(),
  serverAt: Type.Number({ description: 'server clock, milliseconds since 1970' }),
}
