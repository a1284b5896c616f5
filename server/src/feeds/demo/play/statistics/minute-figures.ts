import { type Random, randomFrom } from '../../../random'
import type { PlayTimeline } from '../play-timeline'

/** Figures of one minute of play; `onTarget` excludes goals, `fouls` excludes fouls with a card. */
const FIGURES = [
  'attacks',
  'dangerous',
  'onTarget',
  'offTarget',
  'blocked',
  'fouls',
  'offsides',
  'fastBreaks',
  'passes',
  'passesWon',
  'possession',
] as const
export type Figure = (typeof FIGURES)[number]
/** By period, then minute: home and away value of each figure, one after the other. */
export type MinuteFigures = Uint8Array[][]

const PLACE = new Map(FIGURES.map((figure, place) => [figure, place * 2]))

/** Cache by timeline. */
const written = new WeakMap<PlayTimeline, MinuteFigures>()

/** Figures of every minute of play; the same for the same timeline. */
export function minuteFiguresOf(timeline: PlayTimeline): MinuteFigures {
  const known = written.get(timeline)
  if (known) return known
  const random = randomFrom(timeline.figuresSeed)
  const figures = timeline.periods.map((period) =>
    Array.from({ length: Math.floor(period.playSeconds / 60) }, () =>
      minuteOf(random, timeline.dominance),
    ),
  )
  written.set(timeline, figures)
  return figures
}

export function figureOf(row: Uint8Array, figure: Figure, side: 0 | 1): number {
  return row[(PLACE.get(figure) ?? 0) + side] ?? 0
}

function minuteOf(random: Random, dominance: number): Uint8Array {
  const home = Math.min(0.85, Math.max(0.15, dominance + (random.next() - 0.5) * 0.5))
  const row = new Uint8Array(FIGURES.length * 2)
  const possession = Math.round(100 * home)
  for (const side of [0, 1] as const) {
    const share = side === 0 ? home : 1 - home
    const set = (figure: Figure, value: number) => {
      row[(PLACE.get(figure) ?? 0) + side] = value
    }
    const attacks = random.poisson(0.25 + 1.5 * share)
    const isDangerous = attacks > 0 && random.chance(0.5)
    // An advance has one outcome.
    const end = isDangerous ? random.next() : 1
    const passes = Math.round(10 * share * (0.7 + 0.6 * random.next()))
    set('attacks', attacks)
    set('dangerous', Number(isDangerous))
    set('onTarget', Number(end < 0.1))
    set('offTarget', Number(end >= 0.1 && end < 0.25))
    set('blocked', Number(end >= 0.25 && end < 0.34))
    set('offsides', Number(end >= 0.34 && end < 0.4))
    set('fastBreaks', Number(isDangerous && random.chance(0.13)))
    set('fouls', Number(random.chance(0.07 + 0.06 * (1 - share))))
    set('passes', passes)
    set('passesWon', Math.round(passes * (0.72 + 0.22 * random.next())))
    set('possession', side === 0 ? possession : 100 - possession)
  }
  return row
}
