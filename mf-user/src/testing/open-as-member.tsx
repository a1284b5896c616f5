import { getUserInfo } from '@saidian/shared/contracts/profile'
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

/**
 * Renders a page for a logged-in member. `answers` are keyed by `GET /path`; the user info has a
 * default answer.
 */
export function openAsMember(page: ReactNode, path: string, answers: Answers = {}) {
  const http = createFakeHttp({ [`GET ${getUserInfo.path}`]: answer(makeUserInfo()), ...answers })
  const world = createWorld({ http })
  world.store.dispatch(sessionSlice.actions.loggedIn({ token: 'secret' }))
  const rendered = renderWithStore(page, { path, world })
  /** Request bodies sent to an endpoint. */
  const bodies = (endpoint: { method: string; path: string }) =>
    http.requests
      .filter(({ method, url }) => method === endpoint.method && url === endpoint.path)
      .map(({ body }) => body)
  return { ...rendered, bodies }
}

/** An answer that never arrives. */
export const never = () => new Promise<FakeAnswer>(() => {})
