import { type Endpoint, envelopeOf } from '@saidian/shared/contracts/http'
import Type, { type TSchema } from 'typebox'

/**
 * OpenAPI 3.1 document of the endpoints; its schemas are those of the contract, which are JSON
 * Schema.
 */
export function openApiOf(endpoints: Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '赛点',
      version: '1',
      description: 'Every answer is an envelope; its code tells success.',
    },
    components: {
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'accessToken' } },
    },
    paths,
  }
}

/** OpenAPI names an optional login by an empty requirement beside the other. */
const SECURITY = {
  none: {},
  optional: { security: [{}, { accessToken: [] }] },
  required: { security: [{ accessToken: [] }] },
}

function operationOf(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1]],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: endpoint.body } } },
    }),
    ...(endpoint.login && SECURITY[endpoint.login]),
    responses: {
      200: { description: 'Answer or refusal', content: contentOf(endpoint) },
      400: { description: 'The request does not fit its schema (request.invalid)' },
      503: { description: 'Come again after retryAfterMs (server.busy)' },
    },
  }
}

/** The answer of a call; a stream has its events, and an envelope for an error before the first. */
function contentOf({ body, reply, isStream }: Endpoint) {
  const mayNeedWork = propertiesOf(body).some(([name]) => name === 'work')
  if (!isStream) return { 'application/json': { schema: envelopeOf(reply, { mayNeedWork }) } }
  return {
    'text/event-stream': { schema: reply },
    'application/json': { schema: envelopeOf(Type.Null()) },
  }
}

function parametersOf(schema: TSchema | undefined, place: 'path' | 'query') {
  const required =
    schema && 'required' in schema && Array.isArray(schema.required) ? schema.required : []
  return propertiesOf(schema).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }))
}

function propertiesOf(schema: TSchema | undefined): [string, TSchema][] {
  if (!schema || !('properties' in schema)) return []
  return Object.entries(schema.properties as Record<string, TSchema>)
}
