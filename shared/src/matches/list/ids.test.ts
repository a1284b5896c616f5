import { makeFootballList, makeMatch } from '../../testing'
import { footballRules } from '../football/rules'
import type { ListEvent } from '../sport'
import { loadInBatches } from './batches'
import { receive, release } from './delay.rules'
import { receiveSnapshot } from './snapshot.rules'

const NOW = 1_795_000_000_000
const DELAY_MS = 60_000
const context = (delayMs = 0, now = NOW) => ({
  now,
  delayMs,
  takesNewMatches: false,
  rules: footballRules,
})
const snapshot = (given: Parameters<typeof makeMatch>[0] = {}) =>
  makeFootballList(
    [makeMatch({ id: 7, s: 2, score: [1, 0], version: 5, sourceAt: NOW / 1000 - 600, ...given })],
    { serverAt: NOW, seq: 3 },
  )
const goal = { id: 7, score: [2, 0] as [number, number], version: 6, sourceAt: NOW / 1000 }
const event = (changed: ListEvent['changed']): ListEvent => ({ serverAt: NOW, changed })
const at = (seq: number) => ({ epoch: 'e1', seq })

test('a goal applies at once, and other matches and older versions are ignored', () => {
  const list = receiveSnapshot(undefined, snapshot(), context())
  const changed = [goal, { id: 99, version: 1, score: [9, 9] as [number, number] }]
  const after = receive(list, event(changed), at(4), context())
  expect(after).toMatchObject({ seq: 4, matches: { 7: { score: [2, 0], s: 2, home: 1 } } })
  expect(after.matches[99]).toBeUndefined()
  const late = receive(after, event([{ id: 7, score: [1, 0], version: 5 }]), at(5), context())
  expect(late.matches[7]?.score).toEqual([2, 0])
})

test('a match that enters the list of today changes where it is known', () => {
  const list = receiveSnapshot(undefined, snapshot(), context())
  const matches = [makeMatch({ id: 7, s: 3, version: 9 }), makeMatch({ id: 8 })]
  const added = { leagues: [], teams: [], matches }
  const after = receive(list, { serverAt: NOW, added, removed: [7] }, at(4), context())
  expect(after.matches).toEqual({ 7: matches[0] })
})

test('a delay that is switched off shows the delayed goal', () => {
  const list = receiveSnapshot(undefined, snapshot(), context(DELAY_MS))
  const after = receive(list, event([goal]), at(4), context(DELAY_MS))
  const early = release(after, context(DELAY_MS, NOW + DELAY_MS - 1))
  expect(early).toBe(after)
  expect(early.matches[7]?.score).toEqual([1, 0])
  expect(release(after, context(DELAY_MS, NOW + DELAY_MS)).matches[7]?.score).toEqual([2, 0])
  expect(release(after, context()).matches[7]?.score).toEqual([2, 0])
})

test('the clock offset corrects the clock of this device', () => {
  const list = receiveSnapshot(undefined, snapshot(), context(0, NOW - 3_600_000))
  expect(list.clockOffsetMs).toBe(3_600_000)
})

test('lists read together take the position of the oldest list', async () => {
  const other = makeFootballList([makeMatch({ id: 8 })], { seq: 2, serverAt: NOW })
  const ids = Array.from({ length: 101 }, (_, at) => at + 1)
  const both = await loadInBatches(ids, async ({ length }) => (length > 1 ? snapshot() : other))
  const list = receiveSnapshot(undefined, both, context())
  expect(list.seq).toBe(2)
  expect(Object.keys(list.matches)).toEqual(['7', '8'])
})
