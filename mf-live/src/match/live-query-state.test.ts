import { liveQueryState } from './live-query-state'

const error = { code: 503, reason: 'server.busy', message: '服务繁忙', retryable: true }
const refetch = () => undefined

test('a part whose failed reading is tried again keeps its error until there is an answer', () => {
  expect(liveQueryState({ error, refetch })).toMatchObject({
    hasFailed: true,
    errorText: '服务繁忙',
  })
  expect(liveQueryState({ refetch }).hasFailed).toBe(false)
})

test('a part that has data shows it, whatever a later reading says', () => {
  const shown = { epoch: 'e', seq: 1, serverAt: 0 }
  const currentData = {
    ...shown,
    feed: null,
    clockOffsetMs: 0,
    shown,
    isDelayed: false,
    pending: [],
  }
  expect(liveQueryState({ currentData, error, refetch })).toMatchObject({
    data: shown,
    hasFailed: false,
  })
})
