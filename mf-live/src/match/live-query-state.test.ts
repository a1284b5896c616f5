import { liveQueryState } from './live-query-state'

const error = { code: 503, reason: 'server.busy', message: '服务繁忙', retryable: true }
const refetch = () => undefined

test('a failed query keeps its error until a retry succeeds', () => {
  expect(liveQueryState({ error, refetch })).toMatchObject({
    hasFailed: true,
    errorText: '服务繁忙',
  })
  expect(liveQueryState({ refetch }).hasFailed).toBe(false)
})

test('a query with data shows it although a later load failed', () => {
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
