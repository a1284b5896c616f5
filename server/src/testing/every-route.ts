import type { LoginNeed } from '@saidian/shared/contracts/http'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { sampleOf } from './sample-input'
import type { WholeApp } from './whole-app'

export type Operation = {
  requestBody?: { content: { 'application/json': { schema: object } } }
  parameters: { name: string; in: 'path' | 'query'; schema: object }[]
  security?: unknown[]
}

export type Route = {
  name: string
  method: 'GET' | 'POST'
  path: string
  operation: Operation
  login: LoginNeed
}

/** `given` has values for fields by name; `body` replaces the body that fits the contract. */
export type Sent = { token?: string; given?: Record<string, unknown>; body?: unknown }

export type Answered = { text: string; code: number; reason?: string; data: unknown }

/**
 * Every route in the server's own API document, so that a new route is tested from its first day.
 */
export async function readRoutes(whole: WholeApp): Promise<Route[]> {
  const answer = await inject(whole, { url: '/openapi.json' })
  const { paths } = answer.json() as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method} ${path}`,
      method: method === 'get' ? ('GET' as const) : ('POST' as const),
      path,
      operation,
      login: loginOf(operation),
    })),
  )
}

/** An optional login is an empty requirement beside the other. */
function loginOf({ security = [] }: Operation): LoginNeed {
  return LOGIN_BY_REQUIREMENTS[security.length] ?? 'required'
}

const LOGIN_BY_REQUIREMENTS: readonly LoginNeed[] = ['none', 'required', 'optional']

/** The body that fits a route, undefined for one without. */
export function bodyOf({ operation }: Route, given: Record<string, unknown> = {}): unknown {
  const schema = operation.requestBody?.content['application/json'].schema
  return schema && sampleOf(schema, given)
}

/** Address of a route with valid parameters; those in `texts` are used unchanged. */
export function urlOf(
  { operation, path }: Route,
  given: Record<string, unknown> = {},
  texts: Record<string, string> = {},
): string {
  const parameters = operation.parameters.map(({ name, in: place, schema }) => {
    const text = texts[name] ?? encodeURIComponent(String(sampleOf(schema, given, name)))
    return { name, place, text }
  })
  const url = parameters
    .filter(({ place }) => place === 'path')
    .reduce((rest, { name, text }) => rest.replace(`{${name}}`, () => text), path)
  const query = parameters
    .filter(({ place }) => place === 'query')
    .map(({ name, text }) => `${name}=${text}`)
  return query.length > 0 ? `${url}?${query.join('&')}` : url
}

export function inject({ app }: WholeApp, request: InjectOptions): Promise<LightMyRequestResponse> {
  return app.http.inject(request)
}

let addresses = 0

/** An address that no caller has used. */
export function newAddress(): string {
  addresses += 1
  return `198.18.${Math.floor(addresses / 250)}.${addresses % 250}`
}

/** Calls a route with input that fits its contract, from a new address. */
export async function callRoute(
  whole: WholeApp,
  route: Route,
  { token, given = {}, body }: Sent = {},
): Promise<Answered> {
  const payload = body ?? bodyOf(route, given)
  const answer = await inject(whole, {
    method: route.method,
    url: urlOf(route, given),
    remoteAddress: newAddress(),
    headers: token === undefined ? {} : { accesstoken: token },
    ...(payload !== undefined && { payload: payload as object }),
  })
  const isStream = String(answer.headers['content-type']).startsWith('text/event-stream')
  const envelope = isStream ? { code: 200, data: null } : answer.json()
  return { text: answer.body, ...(envelope as Omit<Answered, 'text'>) }
}

export function routeNamed(routes: readonly Route[], name: string): Route {
  const found = routes.find((route) => route.name === name)
  if (!found) throw new Error(`no route ${name}`)
  return found
}
