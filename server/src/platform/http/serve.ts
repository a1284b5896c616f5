import {
  type BodyOf,
  CODE,
  type Endpoint,
  type LoginNeed,
  OFFLINE_HEADER,
  OFFLINE_MARK,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  TOKEN_HEADER,
} from '@saidian/shared/contracts/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type, { type TSchema } from 'typebox'
import { RequestError } from '../errors'
import { Prebuilt, sendPrebuilt } from './answers/prebuilt'
import { SharedAnswer } from './answers/shared-answer'
import { createCheck } from './validation'

/**
 * The member who calls, and their session. A banned one is a visitor, but for what concerns the ban
 * and the account itself.
 */
export type User = { id: string; sessionId: string; isBanned?: boolean }

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can merge
  interface FastifyInstance {
    /** True while calls wait too long for the database. */
    isDatabaseBusy: () => boolean
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can merge
  interface FastifyContextConfig {
    /** The contract that the route was registered from. */
    endpoint?: Endpoint
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can merge
  interface FastifyRequest {
    /** The member who calls, after their token has been looked up. */
    caller?: User
  }
}

export type Call<E> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The caller; null for a visitor, and for every caller of a call that needs no login. */
  user: UserOf<LoginOf<E>>
  request: FastifyRequest
}

type LoginOf<E> = E extends Endpoint<TSchema, TSchema, TSchema, TSchema, infer L> ? L : never
type UserOf<L> = L extends 'required' ? User : L extends 'optional' ? User | null : null

/** An answer that many share is the same for all: only a call that knows no member may give it. */
type Answer<E> =
  | ReplyOf<E>
  | (LoginOf<E> extends 'none' ? Prebuilt | SharedAnswer<ReplyOf<E>> : never)

export type Handler<E> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>

export type ServeOptions = {
  /** False for answers from memory: a crowd before the database does not block them. */
  readsDatabase?: boolean
}

const BUSY = { retryAfterMs: 2_000 }
const PART = { params: 'params', querystring: 'query', body: 'body' } as const

/**
 * Registers an endpoint of the contract: its input is checked before `handle` runs, the result is
 * wrapped in the envelope and reduced to the reply's schema. `handle` throws `RequestError` to
 * reject a call.
 */
export function serve<
  P extends TSchema,
  Q extends TSchema,
  B extends TSchema,
  R extends TSchema,
  L extends LoginNeed,
>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R, L>,
  handle: Handler<Endpoint<P, Q, B, R, L>>,
  { readsDatabase = true }: ServeOptions = {},
): void {
  type E = Endpoint<P, Q, B, R, L>
  if (endpoint.offline && (endpoint.login ?? 'none') !== 'none')
    throw new Error(`${endpoint.path}: a device would store the answer of a member for all users`)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // A HEAD runs the handler: of a call about a member it would act, such as the logout by GET.
    exposeHeadRoute: endpoint.method === 'GET' && (endpoint.login ?? 'none') === 'none',
    config: { endpoint },
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: {
        200: Type.Object({ code: Type.Integer(), data: endpoint.reply, message: Type.String() }),
      },
    },
    validatorCompiler: ({ schema, httpPart }) =>
      createCheck(schema as TSchema, PART[httpPart as keyof typeof PART]),
    handler: async (request, reply) => {
      if (readsDatabase && app.isDatabaseBusy()) throw new RequestError('server.busy', BUSY)
      const user = await callerOf(app, endpoint, request)
      if (user) request.caller = user
      const { params, query, body } = request
      const data = await handle({ params, query, body, user, request } as unknown as Call<E>)
      if (data instanceof Prebuilt) return sendPrebuilt(data, request, reply)
      if (data instanceof SharedAnswer) {
        const write = (shared: unknown) => reply.serialize(envelopeOf(shared)) as string
        return sendPrebuilt(await data.pack(write), request, reply)
      }
      if (endpoint.offline) reply.header(OFFLINE_HEADER, OFFLINE_MARK)
      if (endpoint.login === 'optional') reply.header('vary', TOKEN_HEADER)
      const isForAll = endpoint.method === 'GET' && user === null
      reply.header('cache-control', isForAll ? 'no-cache' : 'no-store')
      return envelopeOf(data)
    },
  })
}

const envelopeOf = (data: unknown) => ({ code: CODE.ok, data, message: 'ok' })

/**
 * The member who calls, or null for a visitor. A token that is not valid is an error of both kinds
 * of login; without login the token is not looked up, because the answer does not depend on it.
 */
async function callerOf(
  app: FastifyInstance,
  { login = 'none', isOpenToBanned, isClosedToBanned }: Endpoint,
  request: FastifyRequest,
): Promise<User | null> {
  if (login === 'none') return null
  const isVisitor = !request.headers[TOKEN_HEADER.toLowerCase()]
  if (isVisitor && login === 'optional') return null
  const user = await app.userOf(request)
  if (!user) throw new RequestError('auth.no_token')
  if (!user.isBanned || isOpenToBanned) return user
  if (login === 'optional' && !isClosedToBanned) return null
  throw new RequestError('account.banned')
}
