import { hasTag, TAG, type WyscoutEvent, type WyscoutMatch } from '../archive/shapes'
import { type MatchPeriod, placeMinute } from './periods.rules'

const MINUTE = 60
const CARDS: readonly number[] = [TAG.yellow, TAG.red, TAG.secondYellow]
/** A card later than this after the last recorded touch is placed at that touch. */
const MAX_ADDED = 20 * MINUTE

type Color = 'yellow' | 'red'
type SheetCard = { teamId: number; playerId: number; color: Color; minute: number }

/**
 * Events with every card of the match file, in the minute of the match file. The recording has a
 * card at its foul. A card shown in another minute (after a look at the screen, say) becomes an
 * event of its own in that minute, even after the last recorded touch. So does a card without a
 * recorded event.
 */
export function withSheetCards(
  events: readonly WyscoutEvent[],
  match: WyscoutMatch,
  periods: readonly MatchPeriod[],
): WyscoutEvent[] {
  const cards = new Map(sheetCards(match).map((card) => [nameOf(card.playerId, card.color), card]))
  const recorded = new Set<string>()
  const placed = events.flatMap((event) => {
    const tag = CARDS.find((one) => hasTag(event, one))
    if (tag === undefined) return [event]
    const name = nameOf(event.playerId, tag === TAG.yellow ? 'yellow' : 'red')
    recorded.add(name)
    return inItsMinute(event, cards.get(name)?.minute, periods)
  })
  const missing = [...cards].filter(([name]) => !recorded.has(name)).map(([, card]) => card)
  return [...placed, ...missing.flatMap((card) => unrecorded(card, periods))]
}

/** The event; its card becomes a second event when it was shown in another minute. */
function inItsMinute(
  event: WyscoutEvent,
  minute: number | undefined,
  periods: readonly MatchPeriod[],
): WyscoutEvent[] {
  const recorded = periods.find(({ name }) => name === event.matchPeriod)
  if (!minute || !recorded) return [event]
  // A card before the recorded period: the match file counts the break to the half before it.
  const period = minute > recorded.baseMinute ? recorded : placeMinute(periods, minute)?.period
  if (!period) return [event]
  const from = startOf(minute, period)
  const isThere = period === recorded && event.eventSec >= from && event.eventSec < from + MINUTE
  if (isThere) return [event]
  const last = from + MINUTE - 1
  const eventSec = period === recorded ? Math.min(Math.max(event.eventSec, from), last) : last
  const isCard = ({ id }: { id: number }) => CARDS.includes(id)
  return [
    { ...event, tags: event.tags.filter((tag) => !isCard(tag)) },
    {
      ...event,
      matchPeriod: period.name,
      eventSec,
      eventId: 0,
      positions: [],
      tags: event.tags.filter(isCard),
    },
  ]
}

/** An event for a card without one. The match file does not mark second yellow cards. */
function unrecorded(card: SheetCard, periods: readonly MatchPeriod[]): WyscoutEvent[] {
  const { teamId, playerId, color, minute } = card
  const period = placeMinute(periods, minute)?.period
  if (!period) return []
  const second = startOf(minute, period) + MINUTE / 2
  const isAfter = second > period.length + MAX_ADDED
  return [
    {
      eventId: 0,
      subEventId: '',
      matchPeriod: period.name,
      eventSec: isAfter ? period.length - 1 : second,
      teamId,
      playerId,
      positions: [],
      tags: [{ id: TAG[color] }],
    },
  ]
}

function startOf(minute: number, { baseMinute }: MatchPeriod): number {
  return Math.max(0, minute - 1 - baseMinute) * MINUTE
}

function nameOf(playerId: number, color: Color): string {
  return `${playerId} ${color}`
}

function sheetCards({ teamsData }: WyscoutMatch): SheetCard[] {
  return Object.values(teamsData).flatMap(({ teamId, formation }) => {
    const bench = formation.bench === 'null' ? [] : formation.bench
    return [...formation.lineup, ...bench].flatMap(({ playerId, yellowCards, redCards }) => {
      const noted: [Color, number][] = [
        ['yellow', Number(yellowCards)],
        ['red', Number(redCards)],
      ]
      return noted
        .filter(([, minute]) => Number.isInteger(minute) && minute > 0)
        .map(([color, minute]) => ({ teamId, playerId, color, minute }))
    })
  })
}
