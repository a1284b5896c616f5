import { type Random, randomFrom } from '../../../random'
import { instantOf } from '../period.rules'
import type { PlayTimeline } from '../play-timeline'
import { type Figure, figureOf, minuteFiguresOf } from '../statistics/minute-figures'

/** A counted event of play that is not an incident. */
export type Play = { at: number; period: number; sec: number; side: 0 | 1; kind: PlayKind }
export type PlayKind = (typeof KINDS)[number]

/** An advance that ends in a shot or offside has the kind of its end. */
const KINDS = [
  'onTarget',
  'offTarget',
  'blocked',
  'offsides',
  'fouls',
  'fastBreaks',
  'dangerous',
  'attacks',
] as const satisfies readonly Figure[]
const OUTCOMES: readonly PlayKind[] = ['onTarget', 'offTarget', 'blocked', 'offsides', 'fastBreaks']

/**
 * The figures of every minute as single plays, in order of time. Their numbers match, except for
 * attacks that led to another play.
 */
export function playsOf(timeline: PlayTimeline): Play[] {
  const random = randomFrom(`${timeline.figuresSeed}/plays`)
  const plays = minuteFiguresOf(timeline).flatMap((minutes, index) => {
    const period = timeline.periods[index]
    if (!period) return []
    return minutes.flatMap((row, minute) =>
      kindsOf(row, random).map(({ side, kind }) => {
        const sec = minute * 60 + random.int(2, 57)
        return { at: instantOf(period, sec), period: index, sec, side, kind }
      }),
    )
  })
  return plays.sort((a, b) => a.at - b.at)
}

function kindsOf(row: Uint8Array, random: Random): { side: 0 | 1; kind: PlayKind }[] {
  return ([0, 1] as const).flatMap((side) => {
    const has = (kind: PlayKind) => figureOf(row, kind, side) > 0
    const outcome = OUTCOMES.find(has)
    const advance: PlayKind | null = has('dangerous')
      ? 'dangerous'
      : has('attacks') && random.chance(0.5)
        ? 'attacks'
        : null
    const kinds = [outcome ?? advance, has('fouls') ? ('fouls' as const) : null]
    return kinds.flatMap((kind) => (kind ? [{ side, kind }] : []))
  })
}
