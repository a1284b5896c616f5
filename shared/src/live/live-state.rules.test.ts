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
const DELAY = 30_000
const counter = (value: number, secondsAgo: number, serverAt = NOW): Counter => ({
  epoch: 'e',
  seq: 0,
  serverAt,
  value,
  at: serverAt / 1000 - secondsAgo,
})
const resource: LiveResource<Counter> = {
  conceal: (reply, limit) => (reply.at <= limit ? reply : { ...reply, value: -1 }),
  apply: (reply, event) => ({ ...reply, value: event.correctedAt ?? reply.value }),
}
const event = (value: number, serverAt: number): MatchEvent => ({ serverAt, correctedAt: value })
const at = (now: number, delayMs = DELAY) => ({ now, delayMs })

describe('a part of a match page behind the stream delay', () => {
  it('shows everything at once without a delay', () => {
    const first = receiveReply(resource, undefined, counter(1, 0), at(NOW, 0))
    const next = receive(resource, first, { epoch: 'e', seq: 1, event: event(2, NOW) }, at(NOW, 0))
    expect(next).toMatchObject({ shown: { value: 2 }, seq: 1, isDelayed: false, pending: [] })
  })

  it('holds a young snapshot back for as long as the delay', () => {
    const current = receiveReply(resource, undefined, counter(1, 5), at(NOW))
    expect(current).toMatchObject({ shown: { value: -1 }, isDelayed: true })
    expect(release(resource, current, at(NOW + DELAY - 1)).isDelayed).toBe(true)
    expect(release(resource, current, at(NOW + DELAY))).toMatchObject({
      shown: { value: 1 },
      isDelayed: false,
    })
  })

  it('shows an old snapshot at once and holds the events after it', () => {
    const start = receiveReply(resource, undefined, counter(1, 600), at(NOW))
    expect(start).toMatchObject({ shown: { value: 1 }, isDelayed: false })
    const received = receive(resource, start, { epoch: 'e', seq: 1, event: event(2, NOW) }, at(NOW))
    expect(received.shown.value).toBe(1)
    expect(release(resource, received, at(NOW + DELAY)).shown.value).toBe(2)
  })

  it('keeps what is on the screen when a new snapshot is young', () => {
    const start = receiveReply(resource, undefined, counter(1, 600), at(NOW))
    const again = receiveReply(resource, start, counter(7, 1), at(NOW))
    expect(again).toMatchObject({ shown: { value: 1 }, isDelayed: false })
    expect(release(resource, again, at(NOW + DELAY)).shown.value).toBe(7)
  })

  it('ignores a snapshot older than the events, unless its epoch is new', () => {
    const first = receiveReply(resource, undefined, { ...counter(1, 600), seq: 100 }, at(NOW, 0))
    const applied = receive(
      resource,
      first,
      { epoch: 'e', seq: 101, event: event(2, NOW) },
      at(NOW, 0),
    )
    expect(receiveReply(resource, applied, { ...counter(1, 600), seq: 100 }, at(NOW, 0))).toBe(
      applied,
    )
    expect(
      receiveReply(resource, applied, { ...counter(3, 600), seq: 101 }, at(NOW, 0)).shown.value,
    ).toBe(3)
    const restarted = receiveReply(
      resource,
      applied,
      { ...counter(4, 600), epoch: 'f', seq: 1 },
      at(NOW, 0),
    )
    expect(restarted).toMatchObject({ epoch: 'f', seq: 1, shown: { value: 4 } })
  })

  it('applies a heartbeat of the feed at once: it reveals no result', () => {
    const start = receiveReply(resource, undefined, counter(1, 600), at(NOW))
    const feed = { source: 'demo', aliveAt: 5, speed: 1, demo: true }
    expect(
      receive(resource, start, { epoch: 'e', seq: 1, event: { serverAt: NOW, feed } }, at(NOW))
        .feed,
    ).toEqual(feed)
  })

  it('never shows what came later before what came earlier, nor anything before its time', () => {
    const steps = fc.array(
      fc.record({ waitMs: fc.nat(20_000), skewMs: fc.integer({ min: -3_000, max: 0 }) }),
      {
        maxLength: 30,
      },
    )
    fc.assert(
      fc.property(steps, (waits) => {
        let now = NOW
        let current: LiveState<Counter> = receiveReply(
          resource,
          undefined,
          counter(0, 600),
          at(NOW),
        )
        const sentAt = [NOW]
        for (const [index, { waitMs, skewMs }] of waits.entries()) {
          now += waitMs
          sentAt.push(now + skewMs)
          const before = current.shown.value
          current = receive(
            resource,
            current,
            { epoch: 'e', seq: index + 1, event: event(index + 1, now + skewMs) },
            at(now),
          )
          expect(current.shown.value).toBeGreaterThanOrEqual(before)
          const shownAt = sentAt[current.shown.value] ?? 0
          if (current.shown.value > 0)
            expect(shownAt).toBeLessThanOrEqual(now - DELAY + current.clockOffsetMs)
        }
        expect(release(resource, current, at(now + 10 * DELAY)).shown.value).toBe(waits.length)
      }),
    )
  })
})
