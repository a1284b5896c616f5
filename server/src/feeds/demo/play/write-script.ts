import type { FeedIncident } from '../../feed'
import { squadOf } from '../squads/squad'
import { type TeamSheet, teamSheet, withoutSuspended } from '../squads/team-sheet'
import type { DemoMatch } from '../world/fixture'
import { randomFrom } from '../world/random'
import { Cast } from './cast'
import { Casting } from './cast-turn'
import type { Draft } from './draft'
import { draftMatch } from './draft-match'
import { endOf, instantOf, type Period } from './period.rules'
import type { Moment, Script } from './script'
import { shootOut } from './shoot-out'

type Suspended = readonly [home: ReadonlySet<string>, away: ReadonlySet<string>]
const NOBODY: Suspended = [new Set(), new Set()]

/**
 * Tells the whole match; the same match and seed always give the same script. `suspended` are keys of players who may not play: others
 * take their places and nothing else changes.
 */
export function writeScript(match: DemoMatch, seed: string, suspended = NOBODY): Script {
  const { key, kickoffAt } = match.fixture
  const random = randomFrom(`${seed}/${key}`)
  const [home, away] = match.expected
  const script: Script = {
    matchKey: key,
    moments: [],
    periods: [],
    sheets: [sheetOf(match, seed, 0, suspended), sheetOf(match, seed, 1, suspended)],
    ledgerSeed: `${seed}/ledger/${key}`,
    dominance: Math.min(0.68, Math.max(0.32, 0.5 + (home - away) * 0.07)),
  }
  if (match.mishap === 'postponed') {
    const at = kickoffAt - random.int(40, 170) * 60
    script.moments.push({ at, period: -1, turn: status(9, null, null) })
    return script
  }
  const castRandom = randomFrom(`${seed}/cast/${key}`)
  const cast = new Cast(castRandom, script.sheets)
  const casting = new Casting(cast, castRandom, `${seed}/${key}`)
  let isLevel = true
  for (const { period, drafts, isLevelAfter } of draftMatch(match, random)) {
    isLevel = isLevelAfter
    const index = script.periods.push(period) - 1
    tell(script, casting, index, period, drafts)
  }
  if (script.periods.length > 2) {
    say(script, 26, 120)
    if (isLevel) shootOut(script, random, cast)
  }
  finish(script)
  return script
}

function sheetOf(match: DemoMatch, seed: string, side: 0 | 1, suspended: Suspended): TeamSheet {
  const squad = squadOf(seed, (side === 0 ? match.home : match.away).key)
  return withoutSuspended(teamSheet({ seed, match, side }), suspended[side], squad, seed)
}

/** Kick-off, the turns and the minutes of one period, in order of time. */
function tell(script: Script, casting: Casting, index: number, period: Period, turns: Draft[]): void {
  const moments: Moment[] = turns.flatMap((turn) => casting.moments(turn, period))
  for (let minute = 1; minute * 60 <= period.playSeconds; minute++) {
    moments.push({ at: instantOf(period, minute * 60), period: index, turn: { kind: 'minute', minute } })
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

function status(code: number, halfKickoffAt: number | null, incident: FeedIncident | null): Moment['turn'] {
  return { kind: 'status', status: code, halfKickoffAt, incident }
}

function notice(key: string, type: number, minute: number): FeedIncident {
  return { key, type, side: 'none', minute, addedMinute: null, player: null, otherPlayer: null, score: null }
}
