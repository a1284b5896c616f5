import { type AppStore, createStore } from '../store'
import { createFakeHost, type FakeHost } from './fake-host'
import { createFakeHttp, type FakeHttp } from './fake-http'
import { createFakeTopicSocket, type FakeTopicSocket } from './fake-topic-socket'

export type World = {
  store: AppStore
  http: FakeHttp
  live: FakeTopicSocket
  im: FakeTopicSocket
  host: FakeHost
}

/** The real store over a faked network, faked sockets and a host that writes down. */
export function createWorld(given: { http?: FakeHttp } = {}): World {
  const live = createFakeTopicSocket()
  const im = createFakeTopicSocket()
  const http = given.http ?? createFakeHttp({})
  const store = createStore({ live, im, http })
  return { store, http, live, im, host: createFakeHost({ live, im, store }) }
}
