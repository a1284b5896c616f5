import { sessionSlice } from '@saidian/shared/store'
import {
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeUserInfo,
  renderWithStore,
  type SeenRequest,
} from '@saidian/shared/testing'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'

export type Answers = Record<
  string,
  FakeAnswer | ((request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>)
>
type Called = { method: string; path: string }

/** Renders a page for member 100001. `answers` are keyed by `GET /path`. */
export function openAsMember(page: ReactNode, path: string, answers: Answers = {}) {
  const http = createFakeHttp(answers)
  const world = createWorld({ http })
  world.store.dispatch(sessionSlice.actions.loggedIn({ token: 'secret' }))
  world.store.dispatch(sessionSlice.actions.userInfoRead(makeUserInfo()))
  const rendered = renderWithStore(page, { path, world })
  const requestsTo = ({ method, path: address }: Called) =>
    http.requests.filter((request) => request.method === method && request.url === address)
  return {
    ...rendered,
    requestsTo,
    /** Request bodies that were sent to an endpoint. */
    bodies: (endpoint: Called) => requestsTo(endpoint).map(({ body }) => body),
    /** An event of `user/{id}` of the member, or of another topic. */
    emit: (seq: number, data: unknown, topic = 'user/100001') =>
      act(async () => rendered.im.emit(topic, { epoch: 'e', seq, data })),
  }
}

/** An answer that never arrives. */
export const never = () => new Promise<FakeAnswer>(() => {})

/** Key of the answers of an endpoint. */
export const keyOf = ({ method, path }: Called) => `${method} ${path}`
