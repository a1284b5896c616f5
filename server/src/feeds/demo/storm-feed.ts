import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../platform/clock'
import type { Feed, FeedFixture, FeedMessage, FeedSink } from '../feed'
import { feedLeague } from './world/catalogue'
import { type Random, randomFrom } from './world/random'
import { createWorld, type World } from './world/world'

const BEAT_MS = 100
const SEED = 'storm'
const SEASON = 'storm:'

type StormOptions = { matches: number; changesPerSecond: number; clock: Clock }
type StormMatch = {
  fixture: FeedFixture
  revision: number
  score: [number, number]
  corners: [number, number]
  attacks: [number, number]
}

/**
 * For benchmarks: `matches` matches in their first half from the start, changed `changesPerSecond` times a second in all.
 * Of a hundred changes two are goals, eight corners, the rest attacks.
 */
export function createStormFeed({ matches, changesPerSecond, clock }: StormOptions): Feed {
  return {
    source: 'storm',
    demo: true,
    speed: 1,
    run: async (sink, signal) => {
      const world = createWorld(SEED)
      const startAt = Math.floor(clock.now() / 1000)
      const random = randomFrom(SEED)
      const storm = stormMatches(world, matches, startAt)
      await tellStart(world, storm, sink, startAt)
      const startMs = clock.now()
      let told = 0
      while (!signal.aborted) {
        const now = clock.now()
        const due = Math.floor(((now - startMs) * changesPerSecond) / 1000)
        const changes: FeedMessage[] = []
        for (; told < due; told++)
          changes.push(change(storm[told % storm.length], random, Math.floor(now / 1000), startAt))
        if (changes.length > 0) await sink.deliver(changes)
        sink.alive(Math.floor(now / 1000))
        await wait(BEAT_MS, undefined, { signal }).catch(() => undefined)
      }
    },
  }
}

function stormMatches(world: World, count: number, startAt: number): StormMatch[] {
  const leagues = world.leagues.filter(({ kind }) => kind === 1)
  return Array.from({ length: count }, (_, index) => {
    const league = leagues[index % leagues.length]
    const pair = Math.floor(index / leagues.length)
    const home = league?.teams[(pair * 2) % league.teams.length]
    const away = league?.teams[(pair * 2 + 1) % league.teams.length]
    if (!league || !home || !away) throw new Error('the demo world has no leagues')
    const fixture = {
      key: `${SEASON}${league.key}/${index}`,
      seasonKey: `${SEASON}${league.key}`,
      leagueKey: league.key,
      homeKey: home.key,
      awayKey: away.key,
      round: '第1轮',
      kickoffAt: startAt,
      neutral: false,
    }
    return { fixture, revision: 0, score: [0, 0], corners: [0, 0], attacks: [0, 0] }
  })
}

async function tellStart(world: World, storm: StormMatch[], sink: FeedSink, at: number): Promise<void> {
  const today = new Date(at * 1000).toISOString().slice(0, 10)
  const leagues = world.leagues.filter(({ kind }) => kind === 1)
  const seasons = leagues.map(({ key }) => ({
    ...{ key: `${SEASON}${key}`, leagueKey: key, name: 'storm' },
    ...{ startsOn: today, endsOn: today },
  }))
  await sink.deliver([
    { kind: 'catalogue', at, leagues: leagues.map(feedLeague), teams: world.teams, seasons },
  ])
  await sink.deliver([{ kind: 'fixtures', at, fixtures: storm.map(({ fixture }) => fixture) }])
  await sink.deliver(storm.map((match) => message(match, at, at)))
}

function change(match: StormMatch | undefined, random: Random, at: number, startAt: number): FeedMessage {
  if (!match) throw new Error('a storm needs matches')
  const side = random.int(0, 1) === 0 ? 0 : 1
  const roll = random.int(0, 99)
  const counter = roll < 2 ? match.score : roll < 10 ? match.corners : match.attacks
  counter[side]++
  const minute = Math.min(45, Math.floor((at - startAt) / 60) + 1)
  if (counter !== match.score) return message(match, at, startAt)
  const goal = { type: 1, side: side === 0 ? 'home' : 'away', minute, addedMinute: null } as const
  const score: [number, number] = [match.score[0], match.score[1]]
  return {
    ...message(match, at, startAt),
    incidents: [{ ...goal, key: `goal-${score[0]}-${score[1]}`, player: null, otherPlayer: null, score }],
  }
}

function message(match: StormMatch, at: number, startAt: number): Extract<FeedMessage, { kind: 'match' }> {
  match.revision++
  const { score, corners, attacks } = match
  return {
    kind: 'match',
    at,
    matchKey: match.fixture.key,
    revision: match.revision,
    state: {
      status: 2,
      halfKickoffAt: startAt,
      score: [score[0], score[1]],
      half: null,
      corners: [corners[0], corners[1]],
      yellow: [0, 0],
      red: [0, 0],
      extra: null,
      shootout: null,
      varCheck: false,
    },
    statistics: [{ type: 23, half: 0, home: attacks[0], away: attacks[1] }],
  }
}
