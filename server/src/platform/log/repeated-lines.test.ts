import pino from 'pino'
import { countRepeated } from './repeated-lines'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function logged() {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => lines.push(JSON.parse(line))
  const log = pino({ base: null, hooks: { logMethod: countRepeated() } }, { write })
  return { log, lines }
}

const stalled = () => Object.assign(new Error('no answer in 3000 ms'), { code: 'ETIMEDOUT' })
const minutes = (count: number) => jest.advanceTimersByTime(count * 60_000)

test('a stall of the database that fails many readers is a line and a count each minute', () => {
  const { log, lines } = logged()
  for (let minute = 0; minute < 2; minute++) {
    for (let round = 0; round < 30; round++) {
      log.warn({ err: stalled(), sport: 'football' }, 'board not refreshed')
      log.error({ err: new Error('request failed', { cause: stalled() }) }, 'a job failed')
    }
    minutes(1)
  }
  expect(lines).toEqual([
    expect.objectContaining({ level: 40, msg: 'board not refreshed', sport: 'football' }),
    expect.objectContaining({
      level: 40,
      msg: 'the same cause again',
      count: 59,
      lines: ['a job failed', 'board not refreshed'],
    }),
    expect.objectContaining({ msg: 'the same cause again', count: 60 }),
  ])
})

test('a cause that was away for a minute is a whole line again', () => {
  const { log, lines } = logged()
  log.warn({ err: stalled() }, 'ranks not updated')
  minutes(1)
  log.warn({ err: stalled() }, 'ranks not updated')
  expect(lines.map(({ msg }) => msg)).toEqual(['ranks not updated', 'ranks not updated'])
})

test('other causes, faults of the program and lines without an error stand for themselves', () => {
  const { log, lines } = logged()
  log.warn({ err: stalled() }, 'ranks not updated')
  log.warn({ err: new Error('no such file') }, 'a clip cannot be played')
  for (let round = 0; round < 2; round++) {
    log.error({ err: new TypeError('x is undefined'), requestId: round }, 'request failed')
    log.warn({ rejected: round }, 'feed messages rejected')
    log.fatal({ err: stalled() }, 'start failed')
  }
  expect(lines).toHaveLength(8)
})
