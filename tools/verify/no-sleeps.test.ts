import { fixedWaits } from './fixed-waits'
import { linesOfTestCode, unexpectedLines } from './test-code'

/** Files whose fixed waits are the subject of their tests, with the reason. */
const WAIT_IS_SUBJECT: Record<string, string> = {
  'e2e/fixtures/drill.ts': 'the duration of a fault',
  'e2e/fixtures/fault-proxy.ts': 'the delay of a slow network',
  'e2e/fixtures/prepared-product.ts': 'the first minute of the demo',
  'e2e/journeys/survive-thirty-drills.spec.ts': 'the delay of a slow network',
  'mf-vlive/src/pages/room.page.test.tsx': 'the score waits for the picture',
  'server/src/feeds/run-feed.test.ts': 'a feed that delivers late',
  'server/src/modules/football/football.module.test.ts': 'a request ends before its timeout',
  'server/src/modules/football/ingest/ingest.test.ts': 'nothing is stored meanwhile',
  'server/src/modules/media/broadcasts/report-broadcasts.test.ts':
    'a database that is down, and no end after a stop',
  'server/src/modules/media/delivery/delivery.test.ts':
    'a stream that has no picture yet, and a clock of milliseconds',
  'server/src/modules/media/recordings/flv-file/flv-file.test.ts':
    'writes that reach the disk meanwhile',
  'server/src/modules/media/recordings/testing/record-clip.ts': 'a clip in real time',
  'server/src/modules/media/rtmp/hostile-rtmp.test.ts':
    'bytes that reach the server before the end',
  'server/src/modules/media/rtmp/rtmp.test.ts': 'one line in the log while a port stays busy',
  'server/src/modules/media/transcoding/transcoding.test.ts': 'no program starts or ends meanwhile',
  'server/src/modules/rooms/chat/sending/kill.test.ts': 'a kill between messages',
  'server/src/modules/rooms/chat/sending/outbox.test.ts': 'a store that takes its time',
  'server/src/modules/rooms/presence/presence.test.ts':
    'no second entrance, and counts that are stored',
  'server/src/modules/wallet/ledger-kill.test.ts': 'kills at spread moments',
  'server/src/platform/bus/bus.test.ts': 'a slow answer, and an outage of the broker',
  'server/src/platform/database/embedded/cluster.test.ts':
    'kills at spread moments, and no restart afterwards',
  'server/src/platform/files/file-lock.test.ts': 'work that takes time under a lock',
  'server/src/platform/gateway/broker-loss.test.ts': 'an outage of the broker',
  'server/src/platform/topics/serve-topics.test.ts': 'work that takes time on a fake clock',
  'server/src/sports/lists/board/board-replica.service.test.ts':
    'nothing changes while the publisher is silent',
  'server/src/sports/tennis.test.ts': 'nothing changes before the day border',
  'tools/bench/gateway/client.test.ts': 'slow snapshots, and disconnects at random moments',
  'tools/federation/federation.test.ts': 'no further document load follows',
}

const waits = linesOfTestCode(fixedWaits)

test('tests wait for a condition or a fake clock, not for a fixed time', () => {
  expect(unexpectedLines(waits, WAIT_IS_SUBJECT)).toEqual([])
})

test('the list of allowed waits names only files that need them', () => {
  expect(Object.keys(WAIT_IS_SUBJECT).filter((file) => !waits.has(file))).toEqual([])
})

const IMPORT = "import { setTimeout as rest } from 'node:timers/promises'\n"

test.each([
  ['an awaited pause', `${IMPORT}await rest(50)`],
  ['a pause on every round', `${IMPORT}for (const round of rounds) {\n  await rest(5)\n}`],
  ['a promise of a timer', '\nawait new Promise((done) => setTimeout(done, 50))'],
  ['a pause that a loop counts', `${IMPORT}for (let n = 0; n < 9; n++) await rest(5)`],
  ['a wait of the browser', '\nawait page.waitForTimeout(1_000)'],
])('%s is a fixed wait', (_name, source) => {
  expect(fixedWaits(source, 'sample.ts')).toHaveLength(1)
})

test.each([
  ['a poll', `${IMPORT}while (!isReady()) await rest(20)`],
  ['a poll with a deadline', `${IMPORT}for (const end = 9; !isReady(); await rest(20)) check(end)`],
  ['a poll without an update', `${IMPORT}for (const end = 9; !isReady(end); ) await rest(20)`],
  ['a turn of the event loop', 'await new Promise((done) => setTimeout(done))'],
  ['a timer that ends a test early', 'setTimeout(() => stop.abort(), 50)'],
  ['a fake clock', 'await clock.wait(60_000)'],
])('%s is none', (_name, source) => {
  expect(fixedWaits(source, 'sample.ts')).toEqual([])
})
