import type { Entry } from '@saidian/shared/contracts/messaging'
import fc from 'fast-check'
import { makeEntry, makeRecall, rangeOf } from '../testing/entry.factory'
import { hasOlder, isBehind, type LogRun, withEntry, withRange } from './run.rules'

type Step =
  | { kind: 'live'; at: number }
  | { kind: 'after' | 'older'; limit: number }
  | { kind: 'end'; limit: number; serverHas: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('live' as const), at: fc.nat(60) }),
  fc.record({
    kind: fc.constantFrom('after' as const, 'older' as const),
    limit: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    kind: fc.constant('end' as const),
    limit: fc.integer({ min: 1, max: 9 }),
    serverHas: fc.nat(60),
  }),
)

/** A log of texts and recalls; number `n` may take back an earlier text. */
function logOf(recalls: readonly number[]): Entry[] {
  const open = new Set<number>()
  return recalls.map((choice, index) => {
    const seq = index + 1
    const targets = [...open]
    const target = targets[choice % Math.max(1, targets.length)]
    if (choice % 3 === 0 && target !== undefined) {
      open.delete(target)
      return makeRecall(seq, target)
    }
    open.add(seq)
    return makeEntry(seq)
  })
}

function afterStep(run: LogRun | null, now: Step, log: readonly Entry[]): LogRun | null {
  if (now.kind === 'end') {
    // An answer of an earlier moment, which did not know later recalls.
    const then = log.slice(0, Math.max(1, Math.min(now.serverHas, log.length)))
    return withRange(run, rangeOf(then, now), {})
  }
  if (!run) return null
  if (now.kind === 'live') return withEntry(run, log[now.at % log.length] as Entry)
  const asked = now.kind === 'after' ? { after: run.to } : { upTo: Math.max(1, run.from - 1) }
  return withRange(run, rangeOf(log, { ...asked, limit: now.limit }), asked)
}

/** What the device does at the end: reads what is missing above and below. */
function completed(run: LogRun, log: readonly Entry[]): LogRun {
  let whole = run
  for (let tries = 0; isBehind(whole) && tries < 100; tries++) {
    const asked = { after: whole.to }
    whole = withRange(whole, rangeOf(log, { ...asked, limit: 7 }), asked)
  }
  for (let tries = 0; hasOlder(whole) && tries < 100; tries++) {
    const asked = { upTo: whole.from - 1 }
    whole = withRange(whole, rangeOf(log, { ...asked, limit: 7 }), asked)
  }
  return whole
}

test('whatever arrives in whatever order, the device ends equal to the log', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(1_000), { minLength: 1, maxLength: 60 }),
      fc.array(step, { maxLength: 40 }),
      (choices, steps) => {
        const log = logOf(choices)
        let run: LogRun | null = null
        for (const now of steps) {
          run = afterStep(run, now, log)
          const seqs = run?.entries.map(({ seq }) => seq) ?? []
          expect(seqs).toEqual([...new Set(seqs)].sort((one, other) => one - other))
        }
        const first = run ?? withRange(null, rangeOf(log, {}), {})
        const last = log.at(-1) as Entry
        // The last entry makes the end known, as the topic does.
        const whole = completed(withEntry(first, last), log)
        expect(whole.entries).toEqual(rangeOf(log, { after: 0 }).entries)
        expect(whole.beyond).toEqual([])
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a log of another epoch takes the place of the old one', () => {
  const old = withRange(null, rangeOf([makeEntry(1), makeEntry(2)], {}), {})
  const fresh = rangeOf([makeEntry(1, { body: { kind: 'text', text: '新' } })], {}, { epoch: 'e2' })
  const run = withRange(old, fresh, {})
  expect(run).toMatchObject({ epoch: 'e2', from: 1, to: 1, lastSeq: 1 })
  expect(run.entries).toEqual(fresh.entries)
})

test('what the member deleted is no part of the log', () => {
  const log = [1, 2, 3, 4].map((seq) => makeEntry(seq))
  const before = withRange(null, rangeOf(log, {}), {})
  const run = withRange(before, rangeOf(log, { after: 4 }, { firstSeq: 3 }), { after: 4 })
  expect(run.entries.map(({ seq }) => seq)).toEqual([4])
  expect(hasOlder(run)).toBe(false)
})

test('entries that the server leaves out end no reading', () => {
  const log = [1, 2, 5, 6, 9].map((seq) => makeEntry(seq))
  const asked = { upTo: 9 }
  const run = withRange(null, rangeOf(log, { ...asked, limit: 2 }), asked)
  const whole = completed(run, log)
  expect(whole.entries).toEqual(log)
  expect(whole.from).toBe(1)
})

test('a part of the log that does not touch the shown one takes its place', () => {
  const log = Array.from({ length: 200 }, (_, index) => makeEntry(index + 1))
  const end = withRange(null, rangeOf(log, { limit: 20 }), {})
  const asked = { upTo: 60 }
  const run = withRange(end, rangeOf(log, { ...asked, limit: 20 }), asked)
  expect(run).toMatchObject({ from: 41, to: 60, lastSeq: 200 })
  expect(isBehind(run)).toBe(true)
})
