import type { Position } from '../contracts'
import type { LiveSocket, TopicEvent } from './live-socket'

export type FollowOptions<Snapshot extends Position> = {
  socket: LiveSocket
  topic: string
  signal: AbortSignal
  /** Reads the state together with its position. Called first, on a gap, and on a new epoch. */
  loadSnapshot: () => Promise<Snapshot>
  onSnapshot: (snapshot: Snapshot) => void
  /** The next event, exactly once and in order. Throwing asks for the snapshot again. */
  onEvent: (event: TopicEvent) => void
  onStale?: (reason: string) => void
}

declare const followTopicImplementation: <S extends Position>(options: FollowOptions<S>) => void
export type FollowTopic = typeof followTopicImplementation
