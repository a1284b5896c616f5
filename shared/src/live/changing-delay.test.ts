import fc from 'fast-check'
import type { MatchEvent } from '../contracts/football'
import {
  type LiveResource,
  type LiveState,
  type Reply,
  receive,
  receiveReply,
  release,
} from './live-state.rules'

type Counter = Reply & { value: number; at: number }

const NOW = 1_770_000_000_000
const CONCEALED = -1
const resource: LiveResource<Counter> = {
  conceal: (reply, limit) => (reply.at <= limit ? reply : { ...reply, value: CONCEALED }),
  apply: (reply, event) => ({ ...reply, value: event.correctedAt ?? reply.value }),
}
const replyOf = (value: number, changedAt: number, serverAt: number, seq = 0): Counter => {
  return { epoch: 'e', seq, serverAt, value, at: changedAt / 1000 }
}
const eventOf = (value: number, serverAt: number): MatchEvent => ({ serverAt, correctedAt: value })

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('event', 'snapshot', 'nothing' as const),
    waitMs: fc.nat(20_000),
    // As a picture is late: nothing, some seconds, or long after a stall.
    delayMs: fc.constantFrom(0, 2_400, 8_000, 60_000),
  }),
  { maxLength: 40 },
)

/** All that was shown, in order, and whether each was old enough when it appeared. */
function watch(given: readonly { kind: string; waitMs: number; delayMs: number }[], ageMs: number) {
  let now = NOW
  let value = 0
  const changedAt = [NOW - ageMs]
  const first = replyOf(0, NOW - ageMs, NOW)
  let current: LiveState<Counter> = receiveReply(resource, undefined, first, {
    now,
    delayMs: given[0]?.delayMs ?? 0,
  })
  const shown = [current.shown.value]
  const early: number[] = []
  for (const { kind, waitMs, delayMs } of given) {
    now += waitMs
    const context = { now, delayMs }
    if (kind === 'event') {
      value += 1
      changedAt.push(now)
      const position = { epoch: 'e', seq: value }
      current = receive(resource, current, { ...position, event: eventOf(value, now) }, context)
    } else if (kind === 'snapshot') {
      const reply = replyOf(value, changedAt[value] ?? 0, now, value)
      current = receiveReply(resource, current, reply, context)
    }
    current = release(resource, current, context)
    if (current.shown.value === shown.at(-1)) continue
    shown.push(current.shown.value)
    if ((changedAt[current.shown.value] ?? 0) > now - delayMs) early.push(current.shown.value)
  }
  return { shown, early, current, value, now }
}

it('takes no score back and shows none twice while the delay grows and shrinks', () => {
  fc.assert(
    fc.property(steps, fc.nat(90_000), (given, ageMs) => {
      const { shown } = watch(given, ageMs)
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b))
    }),
  )
})

it('shows no score before the picture, whatever its delay is at that moment', () => {
  fc.assert(
    fc.property(steps, fc.nat(90_000), (given, ageMs) => {
      expect(watch(given, ageMs).early).toEqual([])
    }),
  )
})

it('shows the last score in the end', () => {
  fc.assert(
    fc.property(steps, fc.nat(90_000), (given, ageMs) => {
      const { current, value, now } = watch(given, ageMs)
      const context = { now: now + 61_000, delayMs: 60_000 }
      expect(release(resource, current, context).shown.value).toBe(value)
    }),
  )
})

it('shows a late joiner no score that the picture has not reached', () => {
  const reply = replyOf(2, NOW - 1_000, NOW)
  const joined = receiveReply(resource, undefined, reply, { now: NOW, delayMs: 2_400 })
  expect(joined.shown.value).toBe(CONCEALED)
  const again = receiveReply(resource, joined, reply, { now: NOW + 500, delayMs: 8_000 })
  expect(again.shown.value).toBe(CONCEALED)
  const later = { now: NOW + 8_500, delayMs: 8_000 }
  expect(release(resource, again, later).shown.value).toBe(2)
})

it('leaves on the screen what a longer delay would conceal', () => {
  const joined = receiveReply(resource, undefined, replyOf(1, NOW - 600_000, NOW), {
    now: NOW,
    delayMs: 2_400,
  })
  const goal = { epoch: 'e', seq: 1, event: eventOf(2, NOW) }
  const waiting = receive(resource, joined, goal, { now: NOW, delayMs: 2_400 })
  const seen = release(resource, waiting, { now: NOW + 2_400, delayMs: 2_400 })
  expect(seen.shown.value).toBe(2)
  const reply = replyOf(2, NOW, NOW + 3_000, 1)
  const stalled = receiveReply(resource, seen, reply, { now: NOW + 3_000, delayMs: 60_000 })
  expect(stalled.shown.value).toBe(2)
})
