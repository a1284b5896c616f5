import fc from 'fast-check'
import { BUCKETS, isInCanary, type Pointers, versionsFor } from './pointers.rules'

const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket)
const pointers: Pointers = {
  stable: '3',
  history: ['1', '2'],
  canary: { version: '4', percentage: 10 },
  pin: null,
}
const nothingWanted = new Map<string, string>()
const first = (current: Pointers, bucket: number) =>
  versionsFor('mf_live', current, { bucket, wanted: nothingWanted })[0]

test.each([0, 0.01, 1, 10, 33.33, 50, 99.99, 100])(
  'a canary of %s per cent reaches exactly that share of 10 000 buckets',
  (percentage) => {
    const share = buckets.filter((bucket) => isInCanary('mf_live', bucket, percentage)).length
    expect(share).toBe(Math.round(percentage * 100))
  },
)

test('a bucket always gets the same answer, and a higher share keeps its earlier buckets', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: BUCKETS - 1 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      (bucket, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const isIn = isInCanary('mf_live', bucket, low)
        expect(isInCanary('mf_live', bucket, low)).toBe(isIn)
        if (isIn) expect(isInCanary('mf_live', bucket, high)).toBe(true)
      },
    ),
  )
})

test('canaries of different remotes use different visitors', () => {
  const both = buckets.filter(
    (b) => isInCanary('mf_live', b, 10) && isInCanary('mf_vlive', b, 10),
  ).length
  expect(both).toBeLessThan(500)
})

test('one visitor in ten gets the canary, the others stable', () => {
  const given = buckets.map((bucket) => first(pointers, bucket))
  expect(given.filter((version) => version === '4')).toHaveLength(1_000)
  expect(given.filter((version) => version === '3')).toHaveLength(9_000)
})

test('a pin goes before both channels', () => {
  expect(new Set(buckets.map((bucket) => first({ ...pointers, pin: '1' }, bucket)))).toEqual(
    new Set(['1']),
  )
})

test('after the chosen version come the earlier ones, newest first', () => {
  const stableOnly = { ...pointers, canary: null }
  expect(versionsFor('mf_live', stableOnly, { bucket: 0, wanted: nothingWanted })).toEqual([
    '3',
    '2',
    '1',
  ])
})

test('a version of a valid pin token goes before the others', () => {
  const stableOnly = { ...pointers, canary: null }
  const wanted = new Map([['mf_live', '1']])
  expect(versionsFor('mf_live', stableOnly, { bucket: 0, wanted })).toEqual(['1', '3', '2'])
})
