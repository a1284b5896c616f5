import type { FeedIncident } from '../../feed'
import { randomFrom } from '../../random'
import type { DemoMatch } from '../world/fixture'
import { assignPlayers, NO_BANS, sheetsOf } from './assign-players'
import { endOf, instantOf, type Period } from './period.rules'
import type { Moment, PlayTimeline } from './play-timeline'
import { shootOut } from './shoot-out'

/**
 * Builds the whole match; the same match and seed always give the same timeline. `bans` say who may
 * not play: others take their places and nothing else changes.
 */
export function buildTimeline(match: DemoMatch, seed: string, bans = NO_BANS): PlayTimeline {
  const { key, kickoffAt } = match.fixture
  const [home, away] = match.expected
  const timeline: Omit<PlayTimeline, 'sheets'> = {
    matchKey: key,
    moments: [],
    periods: [],
    // The seed text is fixed: another one would change the figures.
    figuresSeed: `${seed}/ledger/${key}`,
    dominance: Math.min(0.68, Math.max(0.32, 0.5 + (home - away) * 0.07)),
  }
  if (match.mishap === 'postponed') {
    const at = kickoffAt - randomFrom(`${seed}/${key}`).int(40, 170) * 60
    timeline.moments.push({ at, period: -1, step: status(9, null, null) })
    return { ...timeline, sheets: sheetsOf(match, seed, bans) }
  }
  const { sheets, lineUps, random, periods } = assignPlayers(match, seed, bans)
  const played: PlayTimeline = { ...timeline, sheets }
  for (const { period, moments } of periods) {
    const index = played.periods.push(period) - 1
    addPeriod(played, index, period, moments)
  }
  if (played.periods.length > 2) {
    addNotice(played, 26, 120)
    if (periods.at(-1)?.isLevelAfter) shootOut(played, random, lineUps)
  }
  finish(played)
  return played
}

/** Adds kick-off, steps and minutes of one period, in order of time. */
function addPeriod(
  timeline: PlayTimeline,
  index: number,
  period: Period,
  stepMoments: readonly Moment[],
): void {
  const moments = [...stepMoments]
  for (let minute = 1; minute * 60 <= period.playSeconds; minute++) {
    moments.push({
      at: instantOf(period, minute * 60),
      period: index,
      step: { kind: 'minute', minute },
    })
  }
  const { pause } = period
  if (pause) {
    const stop = period.startAt + pause.sec
    moments.push({ at: stop, period: index, step: status(10, period.startAt, null) })
    moments.push({
      at: stop + pause.length,
      period: index,
      step: status(period.status, period.startAt + pause.length, null),
    })
  }
  if (period.addedMinutes > 0) {
    const minute = period.baseMinute + period.regularMinutes
    const added = notice(`added-${index}`, 19, minute)
    const at = instantOf(period, period.regularMinutes * 60) - 10
    moments.push({
      at,
      period: index,
      step: { kind: 'other', incident: { ...added, addedMinute: period.addedMinutes } },
    })
  }
  const kickOff = index === 0 ? notice('start', 10, 0) : null
  timeline.moments.push({
    at: period.startAt,
    period: index,
    step: status(period.status, period.startAt, kickOff),
  })
  timeline.moments.push(...moments.sort((a, b) => a.at - b.at))
  if (period.half === 1) {
    timeline.moments.push({
      at: endOf(period),
      period: index,
      step: status(3, period.startAt, notice('break', 11, 45)),
    })
  }
}

function finish(timeline: PlayTimeline): void {
  const last = timeline.moments.at(-1)
  const period = timeline.periods.length - 1
  const { startAt, baseMinute = 45, regularMinutes = 45 } = timeline.periods[period] ?? {}
  const at = Math.max(last?.at ?? 0, endOfPlay(timeline)) + 1
  const step = status(8, startAt ?? null, notice('end', 12, baseMinute + regularMinutes))
  timeline.moments.push({ at, period, step })
}

function addNotice(timeline: PlayTimeline, type: number, minute: number): void {
  const step: Moment['step'] = { kind: 'other', incident: notice(`notice-${type}`, type, minute) }
  timeline.moments.push({ at: endOfPlay(timeline), period: timeline.periods.length - 1, step })
}

function endOfPlay({ periods }: PlayTimeline): number {
  const last = periods.at(-1)
  if (!last) throw new Error('nothing was played')
  return endOf(last)
}

function status(
  code: number,
  halfKickoffAt: number | null,
  incident: FeedIncident | null,
): Moment['step'] {
  return { kind: 'status', status: code, halfKickoffAt, incident }
}

function notice(key: string, type: number, minute: number): FeedIncident {
  return {
    key,
    type,
    side: 'none',
    minute,
    addedMinute: null,
    player: null,
    otherPlayer: null,
    score: null,
  }
}
