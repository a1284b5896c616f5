import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Feed, FeedMessage, FeedSink } from '../../feed'
import { faultsOf } from '../../messages/testing/faults-of'
import { createReplayFeed } from './replay-feed'

const DIR = fileURLToPath(new URL('./fixtures', import.meta.url))
const START = Date.UTC(2026, 10, 21, 12, 0, 0)
type MatchMessage = Extract<FeedMessage, { kind: 'match' }>

/** Runs a replay on a clock 600 times as fast as the real one until `isEnough`. */
async function listen(isEnough: (matches: MatchMessage[]) => boolean, startMs = START, speed = 2) {
  const messages: FeedMessage[] = []
  let aliveCount = 0
  const matches = () =>
    messages.filter((message): message is MatchMessage => message.kind === 'match')
  const sink: FeedSink = {
    deliver: async (some) => {
      messages.push(...some)
    },
    alive: () => {
      aliveCount++
    },
  }
  const began = performance.now()
  const clock = { now: () => startMs + (performance.now() - began) * 600 }
  const stop = new AbortController()
  const running = createReplayFeed({ dir: DIR, speed, clock }).run(sink, stop.signal)
  while (!isEnough(matches())) await new Promise((resolve) => setTimeout(resolve, 10))
  stop.abort()
  await running
  return { messages, matches: matches(), aliveCount }
}

const finished = (matches: MatchMessage[]) =>
  matches.filter(({ state }) => state.status === 8).length

/** Keys of matches in play at the first `alive` of the feed. */
async function firstKeysInPlay(feed: Feed): Promise<Set<string>> {
  const stop = new AbortController()
  const keys = new Set<string>()
  const deliver = async (messages: FeedMessage[]) => {
    for (const message of messages)
      if (message.kind === 'match' && message.state.status === 2) keys.add(message.matchKey)
  }
  await feed.run({ deliver, alive: () => stop.abort() }, stop.signal)
  return keys
}

describe('replay feed', () => {
  it('plays the matches with the same kick-off, from now to their final scores', async () => {
    const { messages, matches, aliveCount } = await listen((so) => finished(so) === 2)
    expect(messages.flatMap(faultsOf)).toEqual([])
    const fixtures = messages.flatMap((message) =>
      message.kind === 'fixtures' ? message.fixtures : [],
    )
    expect(fixtures.map(({ key }) => key)).toEqual(['wyscout:2500089', 'wyscout:2500097'])
    for (const { key, kickoffAt } of fixtures) {
      const first = matches.find(({ matchKey, state }) => matchKey === key && state.status === 2)
      expect(first?.state.halfKickoffAt).toBe(kickoffAt)
    }
    expect(fixtures[1]).toMatchObject({
      homeKey: 'eng/tottenham-hotspur',
      leagueKey: 'eng.1',
      round: '第38轮',
    })
    const [catalogue] = messages
    if (catalogue?.kind !== 'catalogue') throw new Error('no catalogue')
    expect(catalogue.teams.find(({ key }) => key === 'eng/tottenham-hotspur')?.nameZh).toBe(
      '托特纳姆热刺',
    )
    const ends = matches.filter(({ state }) => state.status === 8)
    expect(ends.find(({ matchKey }) => matchKey === 'wyscout:2500097')?.state.score).toEqual([5, 4])
    expect(aliveCount).toBeGreaterThan(3)
  })

  it('runs the clock of the half at its speed', async () => {
    const { matches } = await listen((so) => so.some(({ state }) => state.status === 4))
    const second = matches.find(({ state }) => state.status === 4)
    const first = matches.find(
      ({ matchKey, state }) => matchKey === second?.matchKey && state.status === 2,
    )
    const kickoff = (second?.state.halfKickoffAt ?? 0) - (first?.state.halfKickoffAt ?? 0)
    // The first half and the break, about 62 minutes, at double speed.
    expect(kickoff).toBeGreaterThan(30 * 60)
    expect(kickoff).toBeLessThan(34 * 60)
  })

  it('withdraws an earlier run when it starts again', async () => {
    const first = await listen((so) => so.some(({ state }) => (state.score?.[0] ?? 0) > 0))
    const again = await listen((so) => so.length > 3, START + 3_600_000)
    const newest = Math.max(...first.matches.map(({ revision }) => revision))
    const [reset] = again.matches
    expect(reset).toMatchObject({ correction: true, state: { status: 1, score: null } })
    expect(reset?.revision).toBeGreaterThan(newest)
    expect(reset?.statistics?.some(({ half }) => half === 2)).toBe(true)
    expect(reset?.statistics?.every(({ home, away }) => home + away === 0)).toBe(true)
    const published = first.matches
      .filter(({ matchKey }) => matchKey === reset?.matchKey)
      .flatMap(({ incidents = [] }) => incidents)
    expect(published.length).toBeGreaterThan(0)
    expect(published.every(({ key }) => reset?.withdrawn?.includes(key))).toBe(true)
  })

  it('delivers players, line-ups, text, pressure and ball positions', async () => {
    const { messages } = await listen((so) => finished(so) === 2)
    const of = <Kind extends FeedMessage['kind']>(kind: Kind) =>
      messages.filter(
        (message): message is Extract<FeedMessage, { kind: Kind }> => message.kind === kind,
      )
    const known = new Set(of('players').flatMap(({ players }) => players.map(({ key }) => key)))
    const sheets = of('lineup').flatMap(({ home, away }) => [home, away])
    expect(sheets).toHaveLength(4)
    for (const sheet of sheets)
      expect(sheet?.players.every(({ playerKey }) => known.has(playerKey))).toBe(true)
    const lines = of('text').flatMap((message) => message.lines)
    expect(lines.filter(({ type }) => type === 12)).toHaveLength(2)
    for (const { halves } of of('trend').slice(-2))
      expect(halves.map(({ length }) => length >= 45)).toEqual([true, true])
    expect(of('facts').at(0)?.facts).toEqual({ venue: expect.any(String), mlive: true })
    const ballPositions = of('ballPositions').flatMap((message) => message.ballPositions)
    expect(ballPositions.some(({ act }) => act === 'goal')).toBe(true)
    expect(ballPositions.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true)
  })

  it('withdraws the text of an earlier run before it delivers it again', async () => {
    const { messages } = await listen((so) => so.length > 10)
    const texts = messages.flatMap((message) => (message.kind === 'text' ? [message] : []))
    const [back, , ...published] = texts
    expect(back?.lines).toEqual([])
    for (const { matchKey, lines, revision } of published.filter(
      (one) => one.matchKey === back?.matchKey,
    )) {
      expect(matchKey).toBe(back?.matchKey)
      expect(revision).toBeGreaterThan(back?.revision ?? 0)
      expect(lines.every(({ key }) => back?.withdrawn?.includes(key))).toBe(true)
    }
  })

  it('increases the revision of each match with every message', async () => {
    const { matches } = await listen((so) => finished(so) === 2)
    const revisions = new Map<string, number>()
    for (const { matchKey, revision } of matches) {
      expect(revision).toBeGreaterThan(revisions.get(matchKey) ?? 0)
      revisions.set(matchKey, revision)
    }
  })

  it('continues without a match whose file is truncated, and names the file', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'replay-'))
    cpSync(DIR, dir, { recursive: true })
    const file = path.join(dir, 'events', '2500089.json.gz')
    writeFileSync(file, readFileSync(file).subarray(0, 5_000))
    const broken: string[] = []
    const onBroken = (name: string, why: string) => broken.push(`${name}: ${why}`)
    const matches = await firstKeysInPlay(
      createReplayFeed({ dir, speed: 1, clock: { now: () => START }, onBroken }),
    )
    expect(broken).toEqual([expect.stringContaining('2500089.json.gz')])
    expect(matches).toEqual(new Set(['wyscout:2500097']))
    writeFileSync(path.join(dir, 'events', '2500097.json.gz'), gzipSync('{"events": 5}'))
    await expect(
      firstKeysInPlay(createReplayFeed({ dir, speed: 1, clock: { now: () => START }, onBroken })),
    ).rejects.toThrow('none of the recorded matches')
    expect(broken).toHaveLength(3)
    rmSync(dir, { recursive: true })
  })

  it('names the wrong folder or match in its error', async () => {
    const sink: FeedSink = { deliver: async () => undefined, alive: () => undefined }
    const feed = createReplayFeed({ dir: '/nowhere', speed: 1, clock: { now: () => START } })
    await expect(feed.run(sink, new AbortController().signal)).rejects.toThrow('/nowhere')
    const unknown = createReplayFeed({
      dir: DIR,
      speed: 1,
      clock: { now: () => START },
      matchIds: [1],
    })
    await expect(unknown.run(sink, new AbortController().signal)).rejects.toThrow(
      'no recorded matches 1',
    )
  })
})
