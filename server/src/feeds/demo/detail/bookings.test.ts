import type { PlayTimeline } from '../play/play-timeline'
import { summarize } from '../play/statistics/summary'
import { squadOf } from '../squads/squad'
import { injuriesOf } from '../squads/squad-messages'
import { dayNumber, sportsDayOf } from '../world/sports-day.rules'
import { createWorld } from '../world/world'
import { lineupStream } from './lineup-stream'
import { SeasonLog } from './season-log'

const SEED = 'saidian'
const leagues = ['eng.1', 'chn.1']
const matches = [...createWorld(SEED).matchesOfSeasonsAt(dayNumber(2026, 10, 20))]
  .flat()
  .filter(({ league }) => leagues.includes(league.key))
  .sort((a, b) => a.fixture.kickoffAt - b.fixture.kickoffAt)
const seasonLog = new SeasonLog(SEED)
seasonLog.addMatches(matches)
const played = matches.map((match) => ({ match, timeline: seasonLog.timelineOf(match) }))

/** Final cards of one side. */
function cardsOf(timeline: PlayTimeline, side: 0 | 1) {
  const { incidents = [] } = summarize(timeline, 0, timeline.moments.length)
  const wanted = side === 0 ? 'home' : 'away'
  return incidents.filter((one) => one.side === wanted && [3, 4, 15].includes(one.type))
}

type PlayedMatch = (typeof played)[number]
type Side = PlayedMatch & { side: 0 | 1; bans: Map<string, string> }

const teamOf = ({ match }: PlayedMatch, side: 0 | 1) => (side === 0 ? match.home : match.away).key

/**
 * Players whom the cards of one side cost the next match; `cautions` counts the yellow cards of the
 * season.
 */
function costOf(
  { match, timeline }: PlayedMatch,
  side: 0 | 1,
  cautions: Map<string, number>,
): Map<string, string> {
  const cards = cardsOf(timeline, side)
  const off = cards.filter(({ type }) => type !== 3)
  const twice = off.filter(({ type }) => type === 15).map(({ playerKey }) => playerKey)
  const bans = new Map(off.map(({ playerKey }) => [playerKey ?? '', '红牌停赛']))
  for (const { type, playerKey } of cards) {
    if (type !== 3 || twice.includes(playerKey)) continue
    const key = `${match.fixture.seasonKey} ${playerKey}`
    const count = (cautions.get(key) ?? 0) + 1
    cautions.set(key, count)
    if (count % 5 === 0 && !bans.has(playerKey ?? ''))
      bans.set(playerKey ?? '', `累计${count}张黄牌停赛`)
  }
  return bans
}

/** Counts all cards again, match by match, and returns the bans of each side. */
function recount(): Side[] {
  const cautions = new Map<string, number>()
  const banned = new Map<string, Map<string, string>>()
  return played.flatMap((one) =>
    ([0, 1] as const).map((side) => {
      const path = `${one.match.fixture.seasonKey} ${teamOf(one, side)}`
      const bans = banned.get(path) ?? new Map<string, string>()
      if (one.match.mishap !== 'postponed') banned.set(path, costOf(one, side, cautions))
      return { ...one, side, bans }
    }),
  )
}

const expected = recount()

test('only a red card or a fifth yellow card of the season costs the next league match', () => {
  let byCautions = 0
  let byRed = 0
  for (const { timeline, side, bans } of expected) {
    const { missing, starters, bench } = timeline.sheets[side]
    const suspended = new Map(
      missing.filter(({ state }) => state === 3).map(({ player, note }) => [player.key, note]),
    )
    const here = [...starters.map(({ player }) => player.key), ...bench.map(({ key }) => key)]
    expect(suspended).toEqual(bans)
    expect(here.filter((key) => bans.has(key))).toEqual([])
    for (const note of bans.values()) {
      byRed += Number(note === '红牌停赛')
      byCautions += Number(/^累计(5|10|15)张黄牌停赛$/.test(note))
    }
  }
  expect(byRed).toBeGreaterThan(20)
  expect(byCautions).toBeGreaterThan(20)
})

test('the expected line-up omits suspended players and gives the reasons', () => {
  for (const { timeline, match, side, bans } of expected
    .filter((one) => one.bans.size > 0)
    .slice(0, 60)) {
    const [message] = lineupStream(match, timeline, SEED).messagesFor(0, 1)
    if (message?.kind !== 'lineup') throw new Error('no line-up')
    const players = (side === 0 ? message.home : message.away)?.players ?? []
    const out = players.filter(({ state }) => state === 3)
    expect(new Map(out.map(({ playerKey, note }) => [playerKey, note]))).toEqual(bans)
  }
})

test('a club lists suspended players from the end of one match until the next', () => {
  for (const one of expected.filter((one) => one.bans.size > 0).slice(0, 60)) {
    const { match, side, bans } = one
    const teamKey = teamOf(one, side)
    const at = match.fixture.kickoffAt - 20 * 3600
    const day = sportsDayOf(at)
    const bansOf = (key: string) => seasonLog.bannedNext(key, at)
    const [message] = injuriesOf([teamKey], { seed: SEED, day, at, bansOf })
    if (message?.kind !== 'injuries') throw new Error('no injuries')
    const out = message.injuries.filter(({ type }) => type === 2)
    expect(new Map(out.map(({ playerKey, note }) => [playerKey, note]))).toEqual(bans)
    const names = squadOf(SEED, teamKey).map(({ key }) => key)
    expect(message.injuries.every(({ playerKey }) => names.includes(playerKey))).toBe(true)
  }
})

test('cards counted in batches in advance ban the same players', () => {
  const slowly = new SeasonLog(SEED)
  slowly.addMatches(matches)
  const until = matches[Math.floor(matches.length / 2)]?.fixture.kickoffAt ?? 0
  let slices = 0
  for (const _ of slowly.count(until)) slices += 1
  expect(slices).toBeGreaterThan(5)
  for (const { match, timeline } of played.slice(-30)) {
    expect(slowly.timelineOf(match).sheets).toEqual(timeline.sheets)
  }
})
