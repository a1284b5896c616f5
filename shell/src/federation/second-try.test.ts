import { withCacheBuster, withSecondTry } from './second-try'

const wait = () => Promise.resolve()

test('a failure that may pass is tried once more, and the second try knows it', async () => {
  const tries: boolean[] = []
  const answer = await withSecondTry(
    async (isSecond) => {
      tries.push(isSecond)
      if (!isSecond) throw new Error('a flicker')
      return 'there'
    },
    { isWorthIt: () => true, wait },
  )
  expect(answer).toBe('there')
  expect(tries).toEqual([false, true])
})

test('a failure that will not pass is told at once', async () => {
  let tries = 0
  const attempt = async () => {
    tries += 1
    throw new Error('for good')
  }
  await expect(withSecondTry(attempt, { isWorthIt: () => false, wait })).rejects.toThrow('for good')
  expect(tries).toBe(1)
})

test('a second address differs from the first and keeps its query', () => {
  expect(withCacheBuster('/a.js')).toMatch(/^\/a\.js\?again=\w+$/)
  expect(withCacheBuster('/a.js?b=1')).toMatch(/^\/a\.js\?b=1&again=\w+$/)
})
