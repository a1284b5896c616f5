import type { DetailMessage, FeedFixture, FeedMessage } from '../../feeds/feed'
import type { MatchState } from '../match-state'
import type { MatchMessage } from './match/match-message'

/** Work for one transaction. */
export type Chunk<State extends MatchState> =
  | Extract<FeedMessage, { kind: 'catalogue' }>
  | Extract<FeedMessage, { kind: 'fixtures' }>
  | { kind: 'matches'; messages: MatchMessage<State>[] }
  | { kind: 'details'; of: DetailMessage['kind']; messages: DetailMessage[] }

/** Maximum of rows per transaction: loading a season stays far below the statement time limit. */
const MAX_ROWS = 10_000

/** Splits messages into transactions in order: a match may name a fixture of an earlier message. */
export function chunksOf<State extends MatchState>(
  messages: readonly FeedMessage<State>[],
): Chunk<State>[] {
  const chunks: Chunk<State>[] = []
  let run: MatchMessage<State>[] = []
  let rows = 0
  const endRun = () => {
    if (run.length > 0) chunks.push({ kind: 'matches', messages: run })
    run = []
    rows = 0
  }
  for (const message of messages) {
    const last = chunks.at(-1)
    if (message.kind === 'match') {
      run.push(message)
      rows += 1 + (message.incidents?.length ?? 0) + (message.statistics?.length ?? 0)
      if (rows >= MAX_ROWS) endRun()
    } else if (message.kind === 'fixtures') {
      endRun()
      chunks.push(...splitFixtures(message))
    } else if (message.kind === 'catalogue') {
      endRun()
      chunks.push(message)
    } else if (last?.kind === 'details' && last.of === message.kind && run.length === 0) {
      last.messages.push(message)
    } else {
      endRun()
      chunks.push({ kind: 'details', of: message.kind, messages: [message] })
    }
  }
  endRun()
  return chunks
}

function splitFixtures({
  kind,
  at,
  fixtures,
}: Extract<FeedMessage, { kind: 'fixtures' }>): Extract<FeedMessage, { kind: 'fixtures' }>[] {
  const parts: FeedFixture[][] = []
  for (let from = 0; from < fixtures.length; from += MAX_ROWS)
    parts.push(fixtures.slice(from, from + MAX_ROWS))
  return parts.map((part) => ({ kind, at, fixtures: part }))
}
