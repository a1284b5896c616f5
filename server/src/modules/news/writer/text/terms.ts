import { SPORT } from '@saidian/shared/contracts/personal'

/** How texts of a sport name things. */
export type Terms = {
  /** What is scored: 进2球, 得114分. */
  scored: (count: number) => string
  conceded: (count: number) => string
  /** 3胜1平1负, or 3胜2负 in a sport without draws. */
  record: (record: { won: number; drawn: number; lost: number }) => string
  /** Whether a table counts points. */
  hasPoints: boolean
}

const FOOTBALL: Terms = {
  scored: (count) => `打进${count}球`,
  conceded: (count) => `丢${count}球`,
  record: ({ won, drawn, lost }) => `${won}胜${drawn}平${lost}负`,
  hasPoints: true,
}

const BASKETBALL: Terms = {
  scored: (count) => `共得${count}分`,
  conceded: (count) => `失${count}分`,
  record: ({ won, lost }) => `${won}胜${lost}负`,
  hasPoints: false,
}

export function termsOf(sport: number): Terms {
  return sport === SPORT.basketball ? BASKETBALL : FOOTBALL
}
