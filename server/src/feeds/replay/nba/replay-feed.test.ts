import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BASKETBALL_STATUS } from '@saidian/shared/contracts/basketball'
import type { FeedBasketballState, FeedMessage, FeedSink } from '../../feed'
import { basketballFaultsOf } from '../../messages/testing/faults-of'
import { createNbaReplayFeed, type NbaReplayOptions } from './replay-feed'
import { FOUR_OVERTIMES, GAMES_DIR, LIVE_DIR } from './testing/fixture-game'

type Message = FeedMessage<FeedBasketballState>
type MatchMessage = Extract<Message, { kind: 'match' }>

const START = Date.UTC(2026, 10, 21, 12)
/** How much faster than the real clock the feed's runs. */
const HASTE = 100
const MAX_MS = 20_000

/** Plays on a fast clock until `isEnough`. */
async function listen(
  options: Partial<NbaReplayOptions>,
  isEnough: (matches: MatchMessage[]) => boolean,
  startMs = START,
) {
  const messages: Message[] = []
  const matches = () => messages.filter((one): one is MatchMessage => one.kind === 'match')
  const sink: FeedSink<FeedBasketballState> = {
    deliver: async (some) => {
      messages.push(...some)
    },
    alive: () => undefined,
  }
  const began = performance.now()
  const clock = { now: () => startMs + (performance.now() - began) * HASTE }
  const stop = new AbortController()
  const feed = createNbaReplayFeed({ dir: GAMES_DIR, speed: 60, clock, ...options })
  const running = feed.run(sink, stop.signal)
  const isLate = () => performance.now() - began > MAX_MS
  while (!isEnough(matches()) && !isLate()) await new Promise((resolve) => setTimeout(resolve, 10))
  stop.abort()
  await running
  if (isLate()) throw new Error('the replay delivers too little')
  return { messages, matches: matches() }
}

const isOver = ({ state, matchKey }: MatchMessage) =>
  state.status === BASKETBALL_STATUS.finished && matchKey === `nba-pbp:${FOUR_OVERTIMES}`

const isInPlay = ({ state }: MatchMessage) => state.status > 1 && state.status < 10

describe('the replay of NBA games', () => {
  it('plays the recorded games in rounds, with results of the days before', async () => {
    const { messages, matches } = await listen({}, (so) => so.some(isOver))
    expect(messages.flatMap(basketballFaultsOf)).toEqual([])
    const [catalogue] = messages
    if (catalogue?.kind !== 'catalogue') throw new Error('no catalogue')
    expect(catalogue.teams.find(({ key }) => key === 'nba/chicago-bulls')?.nameZh).toBe(
      '芝加哥公牛',
    )
    const fixtures = messages.flatMap((one) => (one.kind === 'fixtures' ? one.fixtures : []))
    const [first, second, ...past] = fixtures
    expect(first?.key).toBe('nba-pbp:0021500377')
    const tipOff = first?.kickoffAt ?? 0
    expect(tipOff).toBeGreaterThanOrEqual(START / 1000)
    expect(second?.kickoffAt).toBeGreaterThan(tipOff)
    expect(past).toHaveLength(14)
    expect(past.every(({ kickoffAt }) => kickoffAt <= tipOff - 86_400)).toBe(true)
    expect(matches.findLast(isOver)?.state.score).toEqual([144, 147])
    for (const key of [first?.key, second?.key]) {
      const own = matches.filter(({ matchKey }) => matchKey === key)
      const revisions = own.map(({ revision }) => revision)
      expect(revisions.toSorted((a, b) => a - b)).toEqual(revisions)
      expect(new Set(revisions).size).toBe(revisions.length)
    }
    const known = new Set(
      messages.flatMap((one) => (one.kind === 'players' ? one.players : [])).map(({ key }) => key),
    )
    const lines = messages.flatMap((one) => (one.kind === 'box' ? [...one.home, ...one.away] : []))
    expect(lines.every(({ playerKey }) => known.has(playerKey))).toBe(true)
  })

  it('plays the live format at its own pace', async () => {
    const options = { dir: LIVE_DIR, gameIds: ['0022000001'] }
    const { matches, messages } = await listen(options, (so) =>
      so.some(({ state }) => state.status === BASKETBALL_STATUS.finished),
    )
    const over = matches.findLast(({ state }) => state.status === BASKETBALL_STATUS.finished)
    // From 00:06:19 to 02:20:34, and five seconds to the result, at 60 seconds a second.
    const [fixture] = messages.flatMap((one) => (one.kind === 'fixtures' ? one.fixtures : []))
    expect((over?.at ?? 0) - (fixture?.kickoffAt ?? 0)).toBe(Math.floor(8_060.7 / 60))
  })

  it('withdraws an earlier run when it starts again', async () => {
    const first = await listen({}, (so) => so.some(isOver))
    const again = await listen({}, (so) => so.some(isInPlay), START + 3_600_000)
    const newest = Math.max(...first.matches.map(({ revision }) => revision))
    const resets = again.messages.filter(
      (one) => 'matchKey' in one && one.matchKey === `nba-pbp:${FOUR_OVERTIMES}`,
    )
    const [reset] = again.matches
    expect(reset).toMatchObject({ correction: true, state: { status: 1, score: null } })
    expect(reset?.revision).toBeGreaterThan(newest)
    const text = first.messages.flatMap((one) =>
      one.kind === 'text' && one.matchKey === `nba-pbp:${FOUR_OVERTIMES}` ? one.lines : [],
    )
    const withdrawn = resets.flatMap((one) => (one.kind === 'text' ? (one.withdrawn ?? []) : []))
    expect(text.length).toBeGreaterThan(0)
    expect(text.every(({ key }) => withdrawn.includes(key))).toBe(true)
    const box = resets.find((one) => one.kind === 'box')
    const points = [...(box?.home ?? []), ...(box?.away ?? [])].map((line) => line.points)
    expect(points.length).toBeGreaterThan(0)
    expect(Math.max(...points)).toBe(0)
  })

  it('continues without a game whose file is truncated, and names the file', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'nba-'))
    cpSync(GAMES_DIR, dir, { recursive: true })
    const file = path.join(dir, 'events', `${FOUR_OVERTIMES}.csv.gz`)
    writeFileSync(file, readFileSync(file).subarray(0, 5_000))
    const broken: string[] = []
    const onBroken = (name: string) => broken.push(name)
    const { matches } = await listen({ dir, onBroken }, (so) => so.some(isInPlay))
    expect(broken).toEqual([file])
    expect(matches.some(({ matchKey }) => matchKey.endsWith(FOUR_OVERTIMES))).toBe(false)
    rmSync(dir, { recursive: true })
    const clock = { now: () => START }
    const sink = { deliver: async () => undefined, alive: () => undefined }
    const feed = createNbaReplayFeed({ dir: LIVE_DIR, speed: 1, clock, gameIds: ['none'] })
    await expect(feed.run(sink, new AbortController().signal)).rejects.toThrow('no recorded games')
  })
})
