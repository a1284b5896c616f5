import type { FeedBasketballState, FeedMessage, FeedPlayerLine } from '../../feed'
import type { DetailStream } from '../../timeline'
import type { Run } from '../playback'
import type { GameStep } from './game/game-timeline'
import type { ReplayedGame } from './replayed-games'

type Stream = DetailStream<FeedBasketballState>
type Message = FeedMessage<FeedBasketballState>
/** What every message about a game has. */
type Head = { at: number; matchKey: string; revision: number }

/** Streams of a game that tips off at the second `start` of the replay. */
export function gameStreams(game: ReplayedGame, start: number, run: Run): Stream[] {
  const { timeline, lines, recording } = game
  const { matchKey, steps, boxes, shots, flow } = timeline
  const stream = <Item extends { second: number }>(
    items: readonly Item[],
    messageOf: (some: readonly Item[], all: readonly Item[], head: Head) => Message,
  ): Stream => ({
    times: items.map(({ second }) => start + second),
    messagesFor: (from, to) => {
      const at = Math.floor(run.instant(start + (items[to - 1]?.second ?? 0)))
      const head = { at, matchKey, revision: run.revision(to) }
      return [messageOf(items.slice(from, to), items.slice(0, to), head)]
    },
  })
  const { venue, referees: referee } = recording
  return [
    stream(steps, (some, _, head) => stateMessage(some, start, run, head)),
    stream(boxes, (some, _, head) => ({
      kind: 'box',
      ...head,
      home: newest(some.map(({ home }) => home)),
      away: newest(some.map(({ away }) => away)),
    })),
    stream(shots, (some, _, head) => ({
      kind: 'shots',
      ...head,
      shots: some.map(({ shot }) => shot),
    })),
    stream(flow, (_, all, head) => ({
      kind: 'flow',
      ...head,
      points: all.map(({ point }) => point),
    })),
    stream(lines, (some, _, head) => ({
      kind: 'text',
      ...head,
      lines: some.map(({ line }) => line),
    })),
    stream([{ second: 0 }], (_, __, head) => ({
      kind: 'facts',
      ...head,
      facts: { venue, referee },
    })),
  ]
}

function stateMessage(steps: readonly GameStep[], start: number, run: Run, head: Head): Message {
  const last = steps.at(-1)
  if (!last) throw new Error(`no steps of ${head.matchKey}`)
  const { clockAt } = last.state
  const incidents = steps.flatMap((step) => step.incidents)
  const state = {
    ...last.state,
    clockAt: clockAt === null ? null : tenths(run.instant(start + clockAt)),
  }
  return { kind: 'match', ...head, state, ...(incidents.length > 0 && { incidents }) }
}

/** The newest line of each player, in the order of their first lines. */
function newest(changes: readonly (readonly FeedPlayerLine[])[]): FeedPlayerLine[] {
  const lines = new Map(changes.flat().map((line) => [line.playerKey, line]))
  return [...lines.values()]
}

function tenths(seconds: number): number {
  return Math.round(10 * seconds) / 10
}
