import { isDeepStrictEqual } from 'node:util'
import { slotsOf } from '../../catalogue'
import { lineupStream } from '../detail/lineup-stream'
import { SeasonLog } from '../detail/season-log'
import type { PlayTimeline } from '../play/play-timeline'
import { dayNumber } from '../world/sports-day.rules'
import { createWorld } from '../world/world'
import { squadOf } from './squad'

const SEED = 'saidian'
const FIRST = dayNumber(2026, 10, 1)
const world = createWorld(SEED)
const matches = Array.from({ length: 51 }, (_, day) =>
  world.matchesOn(FIRST + day, FIRST + day),
).flat()
const seasonLog = new SeasonLog(SEED)
seasonLog.addMatches(matches.sort((a, b) => a.fixture.kickoffAt - b.fixture.kickoffAt))
const played = matches
  .slice(-700)
  .map((match) => ({ match, timeline: seasonLog.timelineOf(match) }))

/** Follows the players on the pitch through a timeline; every player named must be on it. */
function walk({ sheets, moments }: PlayTimeline): void {
  const pitch = sheets.map(({ starters }) => new Set(starters.map(({ player }) => player.key)))
  const both = (key: string | null | undefined) => pitch.some((side) => side.has(key ?? ''))
  for (const { step } of moments) {
    // A correction refers to an earlier step: its player may have left the pitch since.
    if (step.kind === 'minute' || step.kind === 'corrected' || !step.incident?.playerKey) continue
    const { type, playerKey, otherPlayerKey, side } = step.incident
    const own = pitch[side === 'home' ? 0 : 1]
    if (type === 9) {
      check(own?.delete(otherPlayerKey ?? ''), step)
      check(!both(playerKey), step)
      own?.add(playerKey)
      continue
    }
    check(both(playerKey), step)
    check(type === 17 || own?.has(playerKey), step)
    check(!otherPlayerKey || own?.has(otherPlayerKey), step)
    if (type === 4 || type === 15) own?.delete(playerKey)
  }
}

function check(isRight: boolean | undefined, step: object): void {
  if (!isRight) throw new Error(`a player who is not on the pitch: ${JSON.stringify(step)}`)
}

function redsOf({ moments }: PlayTimeline): (string | null | undefined)[] {
  return moments.flatMap(({ step }) =>
    step.kind === 'card' && step.isRed ? [step.incident.playerKey] : [],
  )
}

describe('squads of the demo', () => {
  it('have 26 players with distinct keys, shirts and names', () => {
    for (const { key } of world.teams) {
      const squad = squadOf(SEED, key)
      const sizes = (['key', 'shirtNumber', 'shortZh'] as const).map(
        (own) => new Set(squad.map((one) => one[own])).size,
      )
      expect(sizes).toEqual([26, 26, 26])
      expect(
        squad.every(
          (one) =>
            one.key.startsWith(`demo/${key}/`) && /^\d{4}-\d\d-\d\d$/.test(one.birthDate ?? ''),
        ),
      ).toBe(true)
    }
  })
})

describe('line-ups of the demo', () => {
  it('have eleven distinct squad players in the places of the formation, one in goal', () => {
    for (const { match, timeline } of played) {
      for (const side of [0, 1] as const) {
        const { starters, bench, formation, missing, captainKey } = timeline.sheets[side]
        const squad = new Set(squadOf(SEED, (side === 0 ? match.home : match.away).key))
        const named = [
          ...starters.map(({ player }) => player),
          ...bench,
          ...missing.map(({ player }) => player),
        ]
        const keepers = starters.flatMap(({ player }, place) =>
          player.position === 'G' ? [place] : [],
        )
        const is = {
          inPlaces: isDeepStrictEqual(
            starters.map(({ slot }) => slot),
            slotsOf(formation),
          ),
          keepers,
          distinct: new Set(named).size === named.length,
          ofSquad: named.every((player) => squad.has(player)),
          withCaptain: starters.some(({ player }) => player.key === captainKey),
          withBench: bench.length >= 6,
        }
        expect(is).toEqual({
          inPlaces: true,
          keepers: [0],
          distinct: true,
          ofSquad: true,
          withCaptain: true,
          withBench: true,
        })
      }
    }
  })

  it('let only players on the pitch score, be booked, be replaced or take kicks', () => {
    for (const { timeline } of played) walk(timeline)
  })

  it('omit players sent off in the league match before', () => {
    const sides = played
      .filter(({ match }) => !match.isKnockout)
      .flatMap(({ match, timeline }) =>
        [match.home, match.away].map((team, side) => ({
          match,
          team,
          sheet: timeline.sheets[side === 0 ? 0 : 1],
        })),
      )
    let suspended = 0
    for (const { match, team, sheet } of sides) {
      const [previous] = seasonLog.before(match, team.key)
      const seen = new Set(previous ? redsOf(seasonLog.timelineOf(previous.match)) : [])
      expect(sheet.starters.filter(({ player }) => seen.has(player.key))).toEqual([])
      suspended += sheet.missing.filter(({ state }) => state === 3).length
    }
    expect(suspended).toBeGreaterThan(20)
  })

  it('are expected the day before, confirmed an hour before and rated at the end', () => {
    for (const { match, timeline } of played.slice(0, 60)) {
      const { times, messagesFor } = lineupStream(match, timeline, SEED)
      if (timeline.periods.length === 0) continue
      const [expected, confirmed] = [messagesFor(0, 1)[0], messagesFor(0, 2)[0]]
      if (expected?.kind !== 'lineup' || confirmed?.kind !== 'lineup') throw new Error('no line-up')
      expect([expected.home?.confirmed, confirmed.home?.confirmed]).toEqual([false, true])
      const leadSeconds = match.fixture.kickoffAt - confirmed.at
      expect(leadSeconds).toBeGreaterThan(50 * 60)
      expect(leadSeconds).toBeLessThanOrEqual(60 * 60)
      const [last] = messagesFor(0, times.length)
      if (last?.kind !== 'lineup') throw new Error('no line-up')
      const rated = [...(last.home?.players ?? []), ...(last.away?.players ?? [])].filter(
        ({ rating }) => rating !== null,
      )
      expect(rated.length).toBeGreaterThanOrEqual(22)
      const ratings = rated.map(({ rating }) => rating ?? 0)
      expect(Math.min(...ratings)).toBeGreaterThanOrEqual(3)
      expect(Math.max(...ratings)).toBeLessThanOrEqual(10)
    }
  })
})
