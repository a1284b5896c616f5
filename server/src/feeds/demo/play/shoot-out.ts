import type { FeedIncident } from '../../feed'
import type { Random } from '../../random'
import type { MatchLineUps } from './match-line-ups'
import type { PlayTimeline } from './play-timeline'

const KICK_SECONDS = 45
const REST = 3 * 60
const BEST_OF = 5

/** Adds the shoot-out to a timeline that is level after extra time. */
export function shootOut(timeline: PlayTimeline, random: Random, lineUps: MatchLineUps): void {
  const period = timeline.periods.length - 1
  let at = (timeline.moments.at(-1)?.at ?? 0) + REST
  const startAt = timeline.periods[period]?.startAt ?? at
  timeline.moments.push({
    at,
    period,
    step: { kind: 'status', status: 7, halfKickoffAt: startAt, incident: null },
  })
  const first = random.chance(0.5) ? 0 : 1
  const score: [number, number] = [0, 0]
  for (let kick = 0; !isDecided(score, kick, first); kick++) {
    const side = kick % 2 === 0 ? first : first === 0 ? 1 : 0
    const isIn = random.chance(0.75)
    if (isIn) score[side]++
    at += KICK_SECONDS + random.int(0, 20)
    const kicker = lineUps.createIncident(
      isIn ? 29 : 30,
      side,
      { minute: 120, addedMinute: null },
      lineUps.scorer(side),
    )
    const incident: FeedIncident = { ...kicker, score: [score[0], score[1]] }
    timeline.moments.push({ at, period, step: { kind: 'kick', side, isIn, incident } })
  }
  const over = {
    key: 'notice-27',
    type: 27,
    side: 'none',
    minute: 120,
    addedMinute: null,
    player: null,
    otherPlayer: null,
    score,
  } as const
  timeline.moments.push({
    at: at + 5,
    period,
    step: { kind: 'other', incident: { ...over, score: [score[0], score[1]] } },
  })
}

/** Whether the shoot-out is decided after `kicks` kicks; side `first` began. */
function isDecided(score: readonly [number, number], kicks: number, first: 0 | 1): boolean {
  const lead = score[0] - score[1]
  if (kicks >= BEST_OF * 2) return kicks % 2 === 0 && lead !== 0
  const taken = [Math.ceil(kicks / 2), Math.floor(kicks / 2)]
  const left = taken.map((count) => BEST_OF - count)
  const leftHome = left[first === 0 ? 0 : 1] ?? 0
  const leftAway = left[first === 0 ? 1 : 0] ?? 0
  return lead > leftAway || -lead > leftHome
}
