import { withCacheBuster, withRetry } from './with-retry'

const wait = () => Promise.resolve()

test('retries a retryable failure once and passes `isRetry`', async () => {
  const tries: boolean[] = []
  const answer = await withRetry(
    async (isRetry) => {
      tries.push(isRetry)
      if (!isRetry) throw new Error('a flicker')
      return 'there'
    },
    { isRetryable: () => true, wait },
  )
  expect(answer).toBe('there')
  expect(tries).toEqual([false, true])
})

test('throws a failure that is not retryable at once', async () => {
  let tries = 0
  const attempt = async () => {
    tries += 1
    throw new Error('for good')
  }
  await expect(withRetry(attempt, { isRetryable: () => false, wait })).rejects.toThrow('for good')
  expect(tries).toBe(1)
})

test('adds a parameter to the address and keeps its query', () => {
  expect(withCacheBuster('/a.js')).toMatch(/^\/a\.js\?again=\w+$/)
  expect(withCacheBuster('/a.js?b=1')).toMatch(/^\/a\.js\?b=1&again=\w+$/)
})
