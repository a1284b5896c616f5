import type { Measure } from './table-rules'

/** Measures that rules of sports name. */
export const MEASURE = {
  points: ({ points }) => points,
  difference: ({ scored, conceded }) => scored - conceded,
  scored: ({ scored }) => scored,
  wins: ({ won }) => won,
  percentage: ({ won, played }) => (played === 0 ? 0 : won / played),
} satisfies Record<string, Measure>
