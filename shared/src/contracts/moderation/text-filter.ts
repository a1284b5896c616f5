import Type from 'typebox'
import { endpoint } from '../http'

const Severity = Type.Enum(['reject', 'review', 'mask', 'allow'])

/** Entries of the staff in the text filter, on the internal port only, with a staff token. */
export const textFilterEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/text-filter/v1/entries',
    summary: 'What the staff added to the lists of the text filter',
    reply: Type.Object({
      entries: Type.Array(
        Type.Object({
          text: Type.String(),
          severity: Severity,
          changedBy: Type.String(),
          changedAt: Type.String({ description: 'ISO 8601' }),
        }),
      ),
    }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/text-filter/v1/entries',
    summary: 'Lists a text in every process within seconds; `allow` takes it out of all lists',
    body: Type.Object(
      { text: Type.String({ pattern: '^[^\\u0000-\\u001f\\u007f]{1,60}$' }), severity: Severity },
      { additionalProperties: false },
    ),
    reply: Type.Null(),
  }),
} as const
