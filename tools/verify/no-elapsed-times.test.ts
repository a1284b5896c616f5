import { elapsedTimes } from './elapsed-times'
import { linesOfTestCode, unexpectedLines } from './test-code'

/**
 * Files that need the elapsed time, with the reason. What depends on the load of the machine is
 * measured by `pnpm bench`; tests count requests, rounds, CPU time or the order of events.
 */
const TIME_IS_SUBJECT: Record<string, string> = {
  'e2e/fixtures/flv-server.ts': 'a clip in real time',
  'e2e/journeys/hide-the-score-of-a-match.spec.ts': 'a delay lasts at least as long as it says',
  'e2e/journeys/use-a-wrong-device-clock.spec.ts': 'a countdown counts the seconds that pass',
  'server/src/feeds/commercial/commercial-feed.test.ts': 'a pause that a vendor asks for',
  'server/src/feeds/commercial/testing/vendor-world.ts': 'a clock that starts at a given time',
  'server/src/feeds/demo/basketball/basketball-feed.test.ts': 'a clock that runs faster',
  'server/src/feeds/demo/demo-feed.test.ts': 'a clock that runs faster',
  'server/src/feeds/replay/nba/replay-feed.test.ts': 'a clock that runs faster',
  'server/src/feeds/replay/nba/replay-restart.test.ts': 'a clock that runs faster',
  'server/src/feeds/replay/wyscout/replay-feed.test.ts': 'a clock that runs faster',
  'server/src/feeds/replay/wyscout/replay-restart.test.ts': 'a clock that runs faster',
  'server/src/modules/accounts/abuse.test.ts':
    'waits that end while the test runs allow more tries',
  'server/src/modules/football/analysis/testing/analysis-world.ts':
    'a clock that starts at a given time',
  'server/src/modules/gifts/events/gift-events.test.ts': 'a rate of events',
  'server/src/modules/gifts/testing/gifts-world.ts': 'a rate of events',
  'server/src/modules/media/recordings/testing/record-clip.ts': 'a clip in real time',
  'server/src/modules/media/transcoding/transcoding.test.ts': 'a clip in real time',
  'server/src/modules/rooms/chat/sending/outbox.test.ts': 'a rate of batches',
  'server/src/modules/community/pictures/post-kill.test.ts': 'a clock ahead of real time',
  'server/src/modules/news/writer/replayed-report.test.ts': 'a clock that runs faster',
  'server/src/platform/gateway/opening-topics.test.ts': 'tokens that refill while the test runs',
  'server/src/platform/http/load/load-shedding.test.ts': 'work that keeps the process busy',
  'server/src/platform/leader/two-servers.test.ts': 'a lease that ends in real time',
  'server/src/platform/process/supervisor.test.ts': 'a server that takes long to start',
  'server/src/platform/queue/concurrency-queue.test.ts': 'a fake clock',
  'server/src/replayed-states.test.ts': 'a clock that runs faster',
  'server/src/testing/running-clock.ts': 'a clock that starts at a given time',
  'tools/bench/gateway/client.test.ts': 'a clock that runs faster',
  'tools/verify/no-elapsed-times.test.ts': 'samples of what is found',
}

const found = linesOfTestCode(elapsedTimes)

test('tests set no bound on elapsed time', () => {
  expect(unexpectedLines(found, TIME_IS_SUBJECT)).toEqual([])
})

test('the list of exceptions names only files that need them', () => {
  expect(Object.keys(TIME_IS_SUBJECT).filter((file) => !found.has(file))).toEqual([])
})

test.each([
  'const startedAt = performance.now()',
  'expect(Date.now() - startedAt).toBeLessThan(5_000)',
  'const waited = Date.now() - row.at',
])('%s measures elapsed time', (line) => {
  expect(elapsedTimes(`first\n${line}`)).toEqual([2])
})

test.each([
  'const at = Date.now() - HOUR_MS',
  'const at = Date.now() - place * 1_000',
  'const deadline = Date.now() + 5_000',
  'const now = Date.now() / 1_000',
])('%s measures none', (line) => {
  expect(elapsedTimes(line)).toEqual([])
})
