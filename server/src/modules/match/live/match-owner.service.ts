import type { BallPosition, MatchEvent, Position } from '@saidian/shared/contracts'
import { isInPlay } from '@saidian/shared/lib'
import type { Clock } from '../../../platform/clock'
import type { Logger } from '../../../platform/log'
import type { MatchPart, Touched } from '../../football'
import { type Followed, type MatchReaderDeps, readNews } from './match-reader'
import { copyOf, nothingTold, saysSomething } from './told.rules'

/** More matches than anybody looks at at once; beyond, those nobody asked for the longest are forgotten. */
const MOST = 1_000
/** The feed's sign of life is told this often even when nothing changes. */
const TELL_FEED_MS = 4_000
/** One that is not in play and that nobody asks for this long is followed by nobody: gateways keep asking. */
const QUIET_MS = 5 * 60_000
/** How long the ball's places are remembered, and how many, for those who come while it is played. */
const BEATS_SECONDS = 60
const MAX_BALL_POSITIONS = 300
/** How long a change of a part may wait for others; what is not named goes at once. */
const PATIENCE_MS: Partial<Record<MatchPart, number>> = {
  text: 1_000,
  statistic: 1_000,
  trend: 2_000,
  odds: 2_000,
  facts: 5_000,
  lineup: 5_000,
  injuries: 5_000,
  columns: 5_000,
}
const ALL: ReadonlySet<MatchPart> = new Set([
  'state',
  'incidents',
  'statistic',
  'text',
  'trend',
  'facts',
  'lineup',
  'injuries',
  'odds',
])

export type OwnerDeps = MatchReaderDeps & {
  /** Of this process; a match that is followed anew counts from the beginning under another. */
  epoch: string
  clock: Clock
  log: Logger
  publish: (matchId: number, position: Position, event: MatchEvent) => void
  /** False while changes must wait, because another process may lead by now. */
  mayPublish: () => boolean
}

export type MatchOwner = {
  /** Where the topic of a match stands; null for no such match. From now on its changes are told. */
  position: (matchId: number) => Promise<Position | null>
  /** Takes what a commit changed; nothing happens for matches that nobody follows. */
  take: (touched: readonly Touched[]) => void
  /** Reads every followed match again: what the last commits changed is unknown. */
  takeAll: () => Promise<void>
  /** Tells where the ball is. Stored nowhere: only the last minute of a followed match is remembered. */
  tellBeats: (matchId: number, ballPositions: BallPosition[]) => void
  /** Where the ball was in the last minute, as far as it was followed. */
  ballPositions: (matchId: number) => BallPosition[]
  /** Tells what has waited long enough; called twice a second. */
  tick: () => void
  followed: () => number
}

type Track = Followed & {
  epoch: string
  seq: number
  /** Parts that changed, and since when. */
  dirty: Map<MatchPart, number>
  askedAt: number
  toldFeedAt: number
  ballPositions: BallPosition[]
  /** Reads of one match follow each other, so that what is told never goes back. */
  work: Promise<void>
}

/** Numbers the events of every match that somebody follows. What is told is read back from the database. */
export function createMatchOwner(deps: OwnerDeps): MatchOwner {
  const { epoch, clock, log, publish, mayPublish, lists } = deps
  const tracks = new Map<number, Track>()
  const opening = new Map<number, Promise<Track | null>>()
  let opened = 0

  async function open(matchId: number): Promise<Track | null> {
    if (!(await lists.match(matchId))) return null
    opened += 1
    const track: Track = {
      matchId,
      told: nothingTold(),
      row: undefined,
      epoch: `${epoch}.${opened}`,
      seq: 0,
      dirty: new Map(),
      askedAt: clock.now(),
      toldFeedAt: clock.now(),
      ballPositions: [],
      work: Promise.resolve(),
    }
    // Listening comes before reading: what is committed meanwhile is read after it and told.
    tracks.set(matchId, track)
    const reading = read(track, ALL).then(() => undefined)
    // Only the caller below reports a failure: what waits for `work` goes on after it.
    track.work = reading.catch(() => undefined)
    try {
      await reading
    } catch (error) {
      tracks.delete(matchId)
      throw error
    }
    forgetOldest()
    return track
  }

  /** Reads parts of a match; after a failure the track still says what its followers know. */
  async function read(track: Track, parts: ReadonlySet<MatchPart>) {
    const { matchId, told, row } = track
    const next: Followed = { matchId, told: copyOf(told), row }
    const news = await readNews(deps, next, parts)
    if (!mayPublish()) throw new Error('this process does not lead now')
    track.told = next.told
    track.row = next.row
    return news
  }

  /** Read again when somebody asks again, under another epoch. */
  function isForgotten({ matchId, row, askedAt }: Track): boolean {
    if (row && isInPlay(row.s)) return false
    return clock.now() - askedAt > QUIET_MS && tracks.delete(matchId)
  }

  function forgetOldest(): void {
    if (tracks.size <= MOST) return
    const quiet = [...tracks.values()].filter(({ row }) => row && !isInPlay(row.s))
    const oldest = quiet.sort((a, b) => a.askedAt - b.askedAt)[0]
    if (oldest) tracks.delete(oldest.matchId)
  }

  function tell(track: Track, event: MatchEvent): void {
    track.seq += 1
    publish(track.matchId, { epoch: track.epoch, seq: track.seq }, event)
  }

  function flush(track: Track, parts: ReadonlySet<MatchPart>): void {
    for (const part of parts) track.dirty.delete(part)
    track.work = track.work
      .then(async () => {
        const news = await read(track, parts)
        const event: MatchEvent = { serverAt: clock.now(), ...news }
        if (saysSomething(event)) tell(track, event)
      })
      .catch((error: unknown) => {
        // The database is away: the parts are as new to the followers as before.
        for (const part of parts) track.dirty.set(part, clock.now())
        log.warn({ err: error, matchId: track.matchId }, 'match not read')
      })
  }

  return {
    position: async (matchId) => {
      const known = tracks.get(matchId)
      const pending = opening.get(matchId) ?? (known ? Promise.resolve(known) : open(matchId))
      opening.set(matchId, pending)
      const track = await pending.finally(() => opening.delete(matchId))
      if (!track) return null
      track.askedAt = clock.now()
      await track.work
      return { epoch: track.epoch, seq: track.seq }
    },
    take: (touched) => {
      const urgent = new Set<Track>()
      for (const { matchId, part } of touched) {
        const track = tracks.get(matchId)
        if (!track) continue
        if (!track.dirty.has(part)) track.dirty.set(part, clock.now())
        if (PATIENCE_MS[part] === undefined) urgent.add(track)
      }
      for (const track of urgent) {
        flush(
          track,
          new Set([...track.dirty.keys()].filter((part) => PATIENCE_MS[part] === undefined)),
        )
      }
    },
    takeAll: async () => {
      // One after the other: the database has just come back.
      for (const track of [...tracks.values()]) {
        flush(track, ALL)
        await track.work
      }
    },
    tellBeats: (matchId, ballPositions) => {
      const track = tracks.get(matchId)
      if (!track || !mayPublish()) return
      track.ballPositions = [...track.ballPositions, ...ballPositions].slice(-MAX_BALL_POSITIONS)
      tell(track, { serverAt: clock.now(), ballPositions })
    },
    ballPositions: (matchId) => {
      const { ballPositions } = tracks.get(matchId) ?? { ballPositions: [] }
      const newest = Math.max(...ballPositions.map(({ at }) => at))
      return ballPositions.filter(({ at }) => newest - at <= BEATS_SECONDS)
    },
    tick: () => {
      if (!mayPublish()) return
      const now = clock.now()
      for (const track of tracks.values()) {
        if (isForgotten(track)) continue
        const due = [...track.dirty].filter(
          ([part, since]) => now - since >= (PATIENCE_MS[part] ?? 0),
        )
        if (due.length > 0) flush(track, new Set(due.map(([part]) => part)))
        if (now - track.toldFeedAt < TELL_FEED_MS) continue
        track.toldFeedAt = now
        tell(track, { serverAt: now, feed: lists.feed() })
      }
    },
    followed: () => tracks.size,
  }
}
