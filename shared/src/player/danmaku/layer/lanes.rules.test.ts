import fc from 'fast-check'
import { isHidden } from './hidden.rules'
import { emptyLanes, freeLane, GAP, type Lanes, takeLane } from './lanes.rules'
import { laneHeightOf, pixelsPerMsOf, textHeightOf } from './metrics.rules'

const WIDTH = 375
const arrivals = fc.array(
  fc.record({ afterMs: fc.nat(600), width: fc.integer({ min: 20, max: 600 }) }),
  { maxLength: 120 },
)

test('no message ever touches another of its lane, and none leaves the area', () => {
  fc.assert(
    fc.property(arrivals, fc.integer({ min: 20, max: 400 }), (list, areaHeight) => {
      const pixelsPerMs = pixelsPerMsOf(WIDTH, { speed: 100 })
      let lanes: Lanes = emptyLanes(areaHeight, 20)
      expect(lanes.length * 20).toBeLessThanOrEqual(areaHeight)
      const newest = new Map<number, { at: number; width: number }>()
      let now = 0
      for (const { afterMs, width } of list) {
        now += afterMs
        const lane = freeLane(lanes, now)
        if (lane === null) continue
        const before = newest.get(lane)
        // Where the tail of the one before is: both move equally fast from here on.
        const tail = before ? WIDTH - (now - before.at) * pixelsPerMs + before.width : 0
        expect(tail).toBeLessThanOrEqual(WIDTH - (before ? GAP : 0) + 1e-6)
        newest.set(lane, { at: now, width })
        lanes = takeLane(lanes, lane, { now, width, pixelsPerMs })
      }
    }),
  )
})

test('the topmost free lane is taken, none while all are', () => {
  expect(freeLane([5, 3, 0], 4)).toBe(1)
  expect(freeLane([5, 5], 4)).toBeNull()
})

test('text grows with the video within what is readable, and by the setting', () => {
  const heights = [100, 300, 900].map((height) => textHeightOf(height, { size: 100 }))
  expect(heights).toEqual([13, 18, 24])
  expect(textHeightOf(300, { size: 150 })).toBe(27)
  expect(laneHeightOf(300, { size: 100 })).toBe(27)
})

const author = { id: 1, text: '越位了吧 VAR', authorId: '7' }

test('messages are hidden by a term of any case and by their author, own ones never', () => {
  const none = { hiddenTerms: [], hiddenAuthors: [] }
  expect(isHidden(author, none)).toBe(false)
  expect(isHidden(author, { ...none, hiddenTerms: ['var'] })).toBe(true)
  expect(isHidden(author, { ...none, hiddenAuthors: ['7'] })).toBe(true)
  expect(isHidden({ ...author, isOwn: true }, { ...none, hiddenAuthors: ['7'] })).toBe(false)
})
