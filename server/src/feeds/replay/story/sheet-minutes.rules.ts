import { hasTag, TAG, type WyscoutEvent, type WyscoutMatch } from '../wyscout'
import type { StoryPeriod } from './timeline.rules'

const MINUTE = 60
const CARDS: readonly number[] = [TAG.yellow, TAG.red, TAG.secondYellow]

/**
 * Events with every card in the minute of the match file. A card is recorded with its foul; when it was shown in
 * another minute (the referee looked at a screen first, say), it becomes an event of its own there, even after the last
 * recorded touch.
 */
export function withSheetMinutes(
  events: readonly WyscoutEvent[],
  match: WyscoutMatch,
  periods: readonly StoryPeriod[],
): WyscoutEvent[] {
  const minutes = sheetMinutes(match)
  return events.flatMap((event) => {
    const card = CARDS.find((tag) => hasTag(event, tag))
    const period = periods.find(({ name }) => name === event.matchPeriod)
    const minute = card && minutes.get(`${event.playerId} ${card === TAG.yellow ? 'yellow' : 'red'}`)
    if (!card || !period || !minute) return [event]
    const from = (minute - 1 - period.baseMinute) * MINUTE
    if (event.eventSec >= from && event.eventSec < from + MINUTE) return [event]
    const shownAt = Math.min(Math.max(event.eventSec, from), from + MINUTE - 1)
    const isCard = ({ id }: { id: number }) => CARDS.includes(id)
    return [
      { ...event, tags: event.tags.filter((tag) => !isCard(tag)) },
      {
        ...event,
        eventId: 0,
        eventSec: shownAt,
        positions: [],
        tags: event.tags.filter(isCard),
      },
    ]
  })
}

function sheetMinutes({ teamsData }: WyscoutMatch): Map<string, number> {
  const minutes = new Map<string, number>()
  for (const { formation } of Object.values(teamsData)) {
    const bench = formation.bench === 'null' ? [] : formation.bench
    for (const { playerId, yellowCards, redCards } of [...formation.lineup, ...bench]) {
      minutes.set(`${playerId} yellow`, Number(yellowCards) || 0)
      minutes.set(`${playerId} red`, Number(redCards) || 0)
    }
  }
  return minutes
}
