import type {
  EndpointBuilder,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react'
import type { Endpoint, ReplyOf } from '../contracts/http'
import { CALLER_TAG, type ContractQuery, callOf } from './api'
import type { CallArgs } from './call-endpoint'
import type { HttpRequest } from './http'

/** What a hook of endpoint `E` takes: nothing where the endpoint declares nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query lets callers omit void only
export type ArgsOf<E> = unknown extends CallArgs<E> ? undefined | void : CallArgs<E>

export type Build<Tag extends string> = EndpointBuilder<ContractQuery, Tag, 'api'>
type Query<E, Tag extends string, Arg> = QueryDefinition<Arg, ContractQuery, Tag, ReplyOf<E>, 'api'>
export type Mutation<E, Tag extends string, Arg> = MutationDefinition<
  Arg,
  ContractQuery,
  Tag,
  ReplyOf<E>,
  'api'
>
/** What RTK Query takes besides the call. */
export type Options<Definition> = Partial<Omit<Definition, 'type' | 'query' | 'queryFn'>>
/** Makes the arguments of the call from that of the hook, and says how it is carried. */
type Mapped<E, Arg> = { args: (arg: Arg) => CallArgs<E>; call?: HowCalled }
type HowCalled = Pick<HttpRequest, 'isAwaited'>

/**
 * A query of the one cache from its contract: arguments and reply come from the endpoint.
 * `queryOf(build, getDevices, { providesTags: ['devices'] })`; with `args` the hook takes another
 * argument: `queryOf(build, getMatchTable, { args: (id: number) => ({ params: { id } }) })`.
 */
export function queryOf<E extends Endpoint, Tag extends string, Arg>(
  build: Build<Tag>,
  endpoint: E,
  options: Options<Query<E, Tag, Arg>> & Mapped<E, Arg>,
): Query<E, Tag, Arg>
export function queryOf<E extends Endpoint, Tag extends string>(
  build: Build<Tag>,
  endpoint: E,
  options?: Options<Query<E, Tag, ArgsOf<E>>>,
): Query<E, Tag, ArgsOf<E>>
export function queryOf<E extends Endpoint, Tag extends string>(
  build: Build<Tag>,
  endpoint: E,
  options: object = {},
): unknown {
  const definition = definitionOf(endpoint, options)
  return build.query(endpoint.login === 'optional' ? withCallerTag(definition) : definition)
}

/** A mutation of the one cache from its contract; as `queryOf`. */
export function mutationOf<E extends Endpoint, Tag extends string, Arg>(
  build: Build<Tag>,
  endpoint: E,
  options: Options<Mutation<E, Tag, Arg>> & Mapped<E, Arg>,
): Mutation<E, Tag, Arg>
export function mutationOf<E extends Endpoint, Tag extends string>(
  build: Build<Tag>,
  endpoint: E,
  options?: Options<Mutation<E, Tag, ArgsOf<E>>>,
): Mutation<E, Tag, ArgsOf<E>>
export function mutationOf<E extends Endpoint, Tag extends string>(
  build: Build<Tag>,
  endpoint: E,
  options: object = {},
): unknown {
  return build.mutation(definitionOf(endpoint, options))
}

/** Tags as RTK Query takes them: a list, or a function of the answer. */
type Tags = readonly unknown[] | ((...given: unknown[]) => readonly unknown[])

function withCallerTag(definition: { providesTags?: Tags }): never {
  const { providesTags: tags = [] } = definition
  const providesTags = (...given: unknown[]) => [
    ...(typeof tags === 'function' ? tags(...given) : tags),
    CALLER_TAG,
  ]
  return { ...definition, providesTags } as never
}

function definitionOf<E extends Endpoint>(
  endpoint: E,
  { args, call, ...options }: Partial<Mapped<E, unknown>>,
): never {
  const query = (arg: unknown) => ({
    ...callOf(endpoint)(args ? args(arg) : (arg as CallArgs<E>)),
    ...(call && { options: call }),
  })
  return { ...options, query } as never
}

/**
 * The cached data of an injected query, undefined before its first answer. `state` is the state of
 * the one store: injected endpoints are unknown to its type.
 */
export function dataOf<Arg, Data>(
  endpoint: { select: (arg: Arg) => (state: never) => { data?: Data | undefined } },
  arg: Arg,
  state: unknown,
): Data | undefined {
  return endpoint.select(arg)(state as never).data
}
