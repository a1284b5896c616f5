import type {
  EndpointBuilder,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react'
import type { Endpoint, ReplyOf } from '../contracts'
import { type ContractQuery, callOf } from './api'
import type { CallArgs } from './call-endpoint'

/** What a hook of endpoint `E` takes: nothing where the endpoint declares nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query lets a caller omit a void argument only
export type ArgsOf<E> = unknown extends CallArgs<E> ? void : CallArgs<E>

type Build<Tag extends string> = EndpointBuilder<ContractQuery, Tag, 'api'>
type Options<Definition> = Partial<Omit<Definition, 'type' | 'query' | 'queryFn'>>
type Query<E, Tag extends string> = QueryDefinition<
  ArgsOf<E>,
  ContractQuery,
  Tag,
  ReplyOf<E>,
  'api'
>
type Mutation<E, Tag extends string> = MutationDefinition<
  ArgsOf<E>,
  ContractQuery,
  Tag,
  ReplyOf<E>,
  'api'
>

/**
 * A query of the one cache from its contract: arguments and reply come from the endpoint.
 * `queryOf(build, getDevices, { providesTags: ['devices'] })`.
 */
export function queryOf<E extends Endpoint, Tag extends string>(
  build: Build<Tag>,
  endpoint: E,
  options: Options<Query<E, Tag>> = {},
): Query<E, Tag> {
  const query = (args: ArgsOf<E>) => callOf(endpoint)(args as CallArgs<E>)
  return build.query({ ...options, query } as Parameters<Build<Tag>['query']>[0]) as Query<E, Tag>
}

/** A mutation of the one cache from its contract: arguments and reply come from the endpoint. */
export function mutationOf<E extends Endpoint, Tag extends string>(
  build: Build<Tag>,
  endpoint: E,
  options: Options<Mutation<E, Tag>> = {},
): Mutation<E, Tag> {
  const query = (args: ArgsOf<E>) => callOf(endpoint)(args as CallArgs<E>)
  const definition = { ...options, query } as Parameters<Build<Tag>['mutation']>[0]
  return build.mutation(definition) as Mutation<E, Tag>
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
