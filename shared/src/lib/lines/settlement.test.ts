import fc from 'fast-check'
import { opposite, settle } from './settlement'

test.each([
  [1, 0.5, 'win'],
  [0, 0.5, 'loss'],
  [0, 0.25, 'half-loss'],
  [1, 0.75, 'half-win'],
  [2, 0.75, 'win'],
  [1, 1, 'push'],
  [0, 0, 'push'],
  [0, -0.25, 'half-win'],
  [-1, -0.75, 'half-loss'],
  [-1, -1.5, 'win'],
  [3, 2.75, 'half-win'],
] as const)('a margin of %p on a line of %p is a %s', (margin, line, settlement) => {
  expect(settle(margin, line)).toBe(settlement)
})

const gridLine = fc.integer({ min: -56, max: 56 }).map((step) => step / 4)
const margins = fc.integer({ min: -16, max: 16 })
const worth = { win: 2, 'half-win': 1, push: 0, 'half-loss': -1, loss: -2 }

test('what one side wins the other loses', () => {
  fc.assert(
    fc.property(margins, gridLine, (margin, line) => {
      expect(settle(-margin, -line)).toBe(opposite(settle(margin, line)))
    }),
  )
})

test('a better margin never settles worse', () => {
  fc.assert(
    fc.property(margins, gridLine, (margin, line) => {
      expect(worth[settle(margin + 1, line)]).toBeGreaterThanOrEqual(worth[settle(margin, line)])
    }),
  )
})

test('a quarter line settles as the mean of its two halves', () => {
  fc.assert(
    fc.property(margins, gridLine, (margin, line) => {
      if (line % 0.5 === 0) return
      const mean = (worth[settle(margin, line - 0.25)] + worth[settle(margin, line + 0.25)]) / 2
      expect(worth[settle(margin, line)]).toBe(mean)
    }),
  )
})
