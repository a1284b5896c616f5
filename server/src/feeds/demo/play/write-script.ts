import type { FeedIncident } from '../../feed'
import type { DemoMatch } from '../world/fixture'
import { type Random, randomFrom } from '../world/random'
import { Cast } from './cast'
import { countsAsGoal, type Draft, draftPeriod, type Rates } from './draft'
import { endOf, instantOf, type Period } from './period.rules'
import type { Moment, Script } from './script'
import { shootOut } from './shoot-out'
import { squadOf } from './squad'

const HALF_TIME = 15 * 60
const REST_BEFORE_EXTRA = 5 * 60

/** Tells the whole match; the same match and seed always give the same script. */
export function writeScript(match: DemoMatch, seed: string): Script {
  const { key, kickoffAt } = match.fixture
  const random = randomFrom(`${seed}/${key}`)
  const [home, away] = match.expected
  const script: Script = {
    matchKey: key,
    moments: [],
    periods: [],
    ledgerSeed: `${seed}/ledger/${key}`,
    dominance: Math.min(0.68, Math.max(0.32, 0.5 + (home - away) * 0.07)),
  }
  if (match.mishap === 'postponed') {
    const at = kickoffAt - random.int(40, 170) * 60
    script.moments.push({ at, period: -1, turn: status(9, null, null) })
    return script
  }
  const rates: Rates = { expected: match.expected, hasVar: match.league.level <= 2 }
  const squads: [string[], string[]] = [
    squadOf(seed, match.home.key, match.league.names),
    squadOf(seed, match.away.key, match.league.names),
  ]
  const cast = new Cast(random, squads)
  const drafts: Draft[] = []
  const play = (period: Period) => {
    const index = script.periods.push(period) - 1
    const turns = draftPeriod(random, rates, index, period)
    drafts.push(...turns)
    tell(script, cast, index, period, turns)
  }
  play(firstHalf(random, kickoffAt))
  play(secondHalf(random, script.periods, match.mishap === 'interrupted'))
  if (match.isKnockout && isLevel(drafts)) {
    play(extraHalf(random, script.periods, 90, REST_BEFORE_EXTRA))
    play(extraHalf(random, script.periods, 105, 60))
    say(script, 26, 120)
    if (isLevel(drafts)) shootOut(script, random, cast)
  }
  finish(script)
  return script
}

function firstHalf(random: Random, kickoffAt: number): Period {
  const addedMinutes = random.int(1, 4)
  return {
    status: 2,
    half: 1,
    baseMinute: 0,
    regularMinutes: 45,
    addedMinutes,
    startAt: kickoffAt + random.int(5, 150),
    playSeconds: (45 + addedMinutes) * 60 + random.int(0, 50),
    pause: null,
  }
}

function secondHalf(random: Random, periods: Period[], isInterrupted: boolean): Period {
  const addedMinutes = random.int(3, 7)
  return {
    status: 4,
    half: 2,
    baseMinute: 45,
    regularMinutes: 45,
    addedMinutes,
    startAt: lastEnd(periods) + HALF_TIME + random.int(0, 90),
    playSeconds: (45 + addedMinutes) * 60 + random.int(0, 50),
    pause: isInterrupted ? { sec: random.int(5, 38) * 60 + 30, length: random.int(10, 35) * 60 } : null,
  }
}

function extraHalf(random: Random, periods: Period[], baseMinute: number, rest: number): Period {
  const addedMinutes = random.int(0, 2)
  return {
    status: 5,
    half: 0,
    baseMinute,
    regularMinutes: 15,
    addedMinutes,
    startAt: lastEnd(periods) + rest + random.int(0, 60),
    playSeconds: (15 + addedMinutes) * 60 + random.int(5, 50),
    pause: null,
  }
}

function lastEnd(periods: Period[]): number {
  const last = periods.at(-1)
  if (!last) throw new Error('no period before this one')
  return endOf(last)
}

function isLevel(drafts: Draft[]): boolean {
  const goals = drafts.filter(({ kind }) => countsAsGoal(kind))
  return goals.filter(({ side }) => side === 0).length * 2 === goals.length
}

/** Kick-off, the turns and the minutes of one period, in order of time. */
function tell(script: Script, cast: Cast, index: number, period: Period, turns: Draft[]): void {
  const moments: Moment[] = turns.flatMap((turn) => cast.moments(turn, period))
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
  const at = Math.max(last?.at ?? 0, lastEnd(script.periods)) + 1
  const turn = status(8, startAt ?? null, notice('end', 12, baseMinute + regularMinutes))
  script.moments.push({ at, period, turn })
}

function say(script: Script, type: number, minute: number): void {
  const turn: Moment['turn'] = { kind: 'other', incident: notice(`notice-${type}`, type, minute) }
  script.moments.push({ at: lastEnd(script.periods), period: script.periods.length - 1, turn })
}

function status(code: number, halfKickoffAt: number | null, incident: FeedIncident | null): Moment['turn'] {
  return { kind: 'status', status: code, halfKickoffAt, incident }
}

function notice(key: string, type: number, minute: number): FeedIncident {
  return { key, type, side: 'none', minute, addedMinute: null, player: null, otherPlayer: null, score: null }
}
