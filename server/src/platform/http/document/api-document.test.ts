import { endpoint } from '@saidian/shared/contracts/http'
import Type from 'typebox'
import { createTestApp } from '../../../testing'
import { serve } from '../serve'

const getThing = endpoint({
  method: 'GET',
  path: '/things/:id',
  summary: 'One <thing>',
  params: Type.Object({ id: Type.Integer() }),
  query: Type.Object({ date: Type.Optional(Type.String()) }),
  reply: Type.Object({ id: Type.Integer() }),
  login: 'required',
})

const watchThing = endpoint({
  method: 'POST',
  path: '/watch',
  summary: 'Changes of a thing',
  reply: Type.Object({ change: Type.String() }),
  isStream: true,
})

async function documents() {
  const routes = {
    name: 'things',
    routes: (app: Parameters<typeof serve>[0]) => {
      serve(app, getThing, () => ({ id: 1 }))
      app.post(watchThing.path, { config: { endpoint: watchThing } }, async () => '')
    },
  }
  const app = await createTestApp({ modules: [routes] })
  const [json, page] = [await app.inject('/openapi.json'), await app.inject('/docs')]
  await app.close()
  return { json: json.json(), page: page.body }
}

test('the document has path, parameters, envelope and login of every endpoint', async () => {
  const { json } = await documents()
  expect(json.openapi).toBe('3.1.0')
  expect(Object.keys(json.paths)).toEqual(['/things/{id}', '/watch'])
  expect(json.paths['/things/{id}'].get).toMatchObject({
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
      { name: 'date', in: 'query', required: false, schema: { type: 'string' } },
    ],
    security: [{ accessToken: [] }],
    responses: {
      200: {
        content: { 'application/json': { schema: { properties: { code: { type: 'integer' } } } } },
      },
    },
  })
})

test('a stream is documented with its events, and an envelope for errors', async () => {
  const { json } = await documents()
  expect(json.paths['/watch'].post.responses[200].content).toMatchObject({
    'text/event-stream': { schema: { properties: { change: { type: 'string' } } } },
    'application/json': { schema: { properties: { code: { type: 'integer' } } } },
  })
})

test('the page has the same content, HTML-escaped', async () => {
  const { page } = await documents()
  expect(page).toContain('/things/{id}')
  expect(page).toContain('One &#60;thing&#62;')
})
