import type { Host } from '@saidian/shared/host'
import { createWorld } from '@saidian/shared/testing'
import { createRemoteHosts } from './remote-hosts'

function open() {
  const { host, store } = createWorld()
  const contexts: unknown[] = []
  const report: Host['report'] = (error, context) => {
    host.report(error)
    contexts.push(context)
  }
  const hostOf = createRemoteHosts({ ...host, report })
  return { host, store, hostOf, contexts, live: hostOf('mf_live'), drill: hostOf('mf_drill') }
}

test('each remote has one host of its own, which nobody can change at any depth', () => {
  const { hostOf, live, drill, host } = open()
  expect(hostOf('mf_live')).toBe(live)
  expect(drill).not.toBe(live)
  const parts = [live, live.config, live.versions, live.versions.remotes, live.live, live.im]
  expect(parts.map(Object.isFrozen)).toEqual(parts.map(() => true))
  expect(Object.isFrozen(live.versions.remotes[0])).toBe(true)
  expect(() => Object.assign(drill, { navigate: () => undefined })).toThrow(TypeError)
  expect(() => Object.assign(drill.live, { subscribe: () => undefined })).toThrow(TypeError)
  live.navigate('/live/hot')
  expect(host.navigated).toEqual(['/live/hot'])
})

test('what a remote reports carries its name, whatever it says', () => {
  const { drill, contexts } = open()
  drill.report(new Error('planted'), { remote: 'mf_live', step: 1 })
  expect(contexts).toEqual([{ remote: 'mf_drill', step: 1 }])
})

test.each(['live/list', 'drill', 'drills/list', 'api/x', '__proto__/x'] as const)(
  'a remote adds no state under %s',
  (key) => {
    const { drill } = open()
    expect(() => drill.injectReducer(key as 'a/b', () => 1)).toThrow('mf_drill may add state below')
  },
)

const no = () => {
  throw new Error('planted in reducer')
}

test.each<[string, (state: unknown, action: { type: string }) => unknown, unknown]>([
  ['throws at once', no, null],
  ['answers nothing at once', () => undefined, null],
  ['throws later', (state = 1, { type }) => (type === 'go' ? no() : state), 1],
  ['answers nothing later', (state = 1, { type }) => (type === 'go' ? undefined : state), 1],
])(
  'a reducer that %s keeps its old state, is reported, and ends no dispatch',
  (_, broken, state) => {
    const { drill, live, store, contexts } = open()
    live.injectReducer('live/count', (count = 0, { type }) => (type === 'go' ? count + 1 : count))
    drill.injectReducer('drill/list', broken)
    drill.injectReducer('drill/list', broken)
    store.dispatch({ type: 'go' })
    store.dispatch({ type: 'go' })
    expect(store.getState()).toMatchObject({ 'live/count': 2, 'drill/list': state })
    expect(contexts).toContainEqual({ remote: 'mf_drill', kind: 'reducer' })
  },
)
