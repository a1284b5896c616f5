import { type Random, randomFrom } from '../../random'
import type { DemoMatch } from '../world/fixture'
import { countsAsGoal, type Draft, draftPeriod, type Rates } from './draft'
import { endOf, type Period } from './period.rules'

const HALF_TIME = 15 * 60
const REST_BEFORE_EXTRA = 5 * 60

/** A period with its drafts. */
export type Drafted = { period: Period; drafts: Draft[]; isLevelAfter: boolean }

/** The periods of a played match with their drafts, before players are known. */
export function draftMatch(match: DemoMatch, random: Random): Drafted[] {
  const rates: Rates = { expected: match.expected, hasVar: match.league.level <= 2 }
  const played: Drafted[] = []
  let lead = 0
  const play = (period: Period) => {
    const drafts = draftPeriod(random, rates, played.length, period)
    for (const { kind, side } of drafts) if (countsAsGoal(kind)) lead += side === 0 ? 1 : -1
    played.push({ period, drafts, isLevelAfter: lead === 0 })
    return period
  }
  const first = play(firstHalf(random, match.fixture.kickoffAt))
  const second = play(secondHalf(random, first, match.mishap === 'interrupted'))
  if (!match.isKnockout || lead !== 0) return played
  const third = play(extraHalf(random, second, 90, REST_BEFORE_EXTRA))
  play(extraHalf(random, third, 105, 60))
  return played
}

/** Goals after 90 minutes and at half-time, without building the timeline; null when postponed. */
export function scoreOf(
  match: DemoMatch,
  seed: string,
): { full: [number, number]; half: [number, number] } | null {
  if (match.mishap === 'postponed') return null
  const [first, second] = draftMatch(match, randomFrom(`${seed}/${match.fixture.key}`))
  const half = goalsOf(first?.drafts ?? [])
  const rest = goalsOf(second?.drafts ?? [])
  return { full: [half[0] + rest[0], half[1] + rest[1]], half }
}

function goalsOf(drafts: Draft[]): [number, number] {
  const goals = drafts.filter(({ kind }) => countsAsGoal(kind))
  const home = goals.filter(({ side }) => side === 0).length
  return [home, goals.length - home]
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

function secondHalf(random: Random, first: Period, isInterrupted: boolean): Period {
  const addedMinutes = random.int(3, 7)
  return {
    status: 4,
    half: 2,
    baseMinute: 45,
    regularMinutes: 45,
    addedMinutes,
    startAt: endOf(first) + HALF_TIME + random.int(0, 90),
    playSeconds: (45 + addedMinutes) * 60 + random.int(0, 50),
    pause: isInterrupted
      ? { sec: random.int(5, 38) * 60 + 30, length: random.int(10, 35) * 60 }
      : null,
  }
}

function extraHalf(random: Random, before: Period, baseMinute: number, rest: number): Period {
  const addedMinutes = random.int(0, 2)
  return {
    status: 5,
    half: 0,
    baseMinute,
    regularMinutes: 15,
    addedMinutes,
    startAt: endOf(before) + rest + random.int(0, 60),
    playSeconds: (15 + addedMinutes) * 60 + random.int(5, 50),
    pause: null,
  }
}
