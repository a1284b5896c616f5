import { getUserInfo } from '@saidian/shared/contracts'
import { sessionSlice } from '@saidian/shared/store'
import {
  answer,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeUserInfo,
  renderWithStore,
} from '@saidian/shared/testing'
import type { ReactNode } from 'react'

export type Answers = Record<string, FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>)>

/** A page as a member sees it, over these answers by `GET /path`; `info` of the member unless it is answered. */
export function openAsMember(page: ReactNode, path: string, answers: Answers = {}) {
  const http = createFakeHttp({ [`GET ${getUserInfo.path}`]: answer(makeUserInfo()), ...answers })
  const world = createWorld({ http })
  world.store.dispatch(sessionSlice.actions.loggedIn({ token: 'secret' }))
  const rendered = renderWithStore(page, { path, world })
  /** Bodies of the calls of an endpoint. */
  const bodies = (endpoint: { method: string; path: string }) =>
    http.requests
      .filter(({ method, url }) => method === endpoint.method && url === endpoint.path)
      .map(({ body }) => body)
  return { ...rendered, bodies }
}

/** An answer that never comes, as of a network that hangs. */
export const never = () => new Promise<FakeAnswer>(() => {})
