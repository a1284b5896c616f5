import type { FeedIncident } from '../../feed'
import type { DemoMatch } from '../world/fixture'
import { randomFrom } from '../world/random'
import { castMatch, NOBODY_BANNED, sheetsOf } from './cast-match'
import { endOf, instantOf, type Period } from './period.rules'
import type { Moment, Script } from './script'
import { shootOut } from './shoot-out'

/**
 * Builds the whole match; the same match and seed always give the same timeline. `bans` say who may
 * not play: others take their places and nothing else changes.
 */
export function writeScript(match: DemoMatch, seed: string, bans = NOBODY_BANNED): Script {
  const { key, kickoffAt } = match.fixture
  const [home, away] = match.expected
  const script: Omit<Script, 'sheets'> = {
    matchKey: key,
    moments: [],
    periods: [],
    ledgerSeed: `${seed}/ledger/${key}`,
    dominance: Math.min(0.68, Math.max(0.32, 0.5 + (home - away) * 0.07)),
  }
  if (match.mishap === 'postponed') {
    const at = kickoffAt - randomFrom(`${seed}/${key}`).int(40, 170) * 60
    script.moments.push({ at, period: -1, turn: status(9, null, null) })
    return { ...script, sheets: sheetsOf(match, seed, bans) }
  }
  const { sheets, cast, random, periods } = castMatch(match, seed, bans)
  const played: Script = { ...script, sheets }
  for (const { period, moments } of periods) {
    const index = played.periods.push(period) - 1
    tell(played, index, period, moments)
  }
  if (played.periods.length > 2) {
    say(played, 26, 120)
    if (periods.at(-1)?.isLevelAfter) shootOut(played, random, cast)
  }
  finish(played)
  return played
}

/** Adds kick-off, steps and minutes of one period, in order of time. */
function tell(script: Script, index: number, period: Period, turns: readonly Moment[]): void {
  const moments = [...turns]
  for (let minute = 1; minute * 60 <= period.playSeconds; minute++) {
    moments.push({
      at: instantOf(period, minute * 60),
      period: index,
      turn: { kind: 'minute', minute },
    })
  }
  const { pause } = period
  if (pause) {
    const stop = period.startAt + pause.sec
    moments.push({ at: stop, period: index, turn: status(10, period.startAt, null) })
    moments.push({
      at: stop + pause.length,
      period: index,
      turn: status(period.status, period.startAt + pause.length, null),
    })
  }
  if (period.addedMinutes > 0) {
    const minute = period.baseMinute + period.regularMinutes
    const added = notice(`added-${index}`, 19, minute)
    const at = instantOf(period, period.regularMinutes * 60) - 10
    moments.push({
      at,
      period: index,
      turn: { kind: 'other', incident: { ...added, addedMinute: period.addedMinutes } },
    })
  }
  const kickOff = index === 0 ? notice('start', 10, 0) : null
  script.moments.push({
    at: period.startAt,
    period: index,
    turn: status(period.status, period.startAt, kickOff),
  })
  script.moments.push(...moments.sort((a, b) => a.at - b.at))
  if (period.half === 1) {
    script.moments.push({
      at: endOf(period),
      period: index,
      turn: status(3, period.startAt, notice('break', 11, 45)),
    })
  }
}

function finish(script: Script): void {
  const last = script.moments.at(-1)
  const period = script.periods.length - 1
  const { startAt, baseMinute = 45, regularMinutes = 45 } = script.periods[period] ?? {}
  const at = Math.max(last?.at ?? 0, endOfPlay(script)) + 1
  const turn = status(8, startAt ?? null, notice('end', 12, baseMinute + regularMinutes))
  script.moments.push({ at, period, turn })
}

function say(script: Script, type: number, minute: number): void {
  const turn: Moment['turn'] = { kind: 'other', incident: notice(`notice-${type}`, type, minute) }
  script.moments.push({ at: endOfPlay(script), period: script.periods.length - 1, turn })
}

function endOfPlay({ periods }: Script): number {
  const last = periods.at(-1)
  if (!last) throw new Error('nothing was played')
  return endOf(last)
}

function status(
  code: number,
  halfKickoffAt: number | null,
  incident: FeedIncident | null,
): Moment['turn'] {
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
