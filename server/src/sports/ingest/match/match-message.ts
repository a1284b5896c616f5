import type { FeedMessage } from '../../../feeds/feed'
import type { MatchState } from '../../match-state'

/** A message about the state of one match. */
export type MatchMessage<State extends MatchState> = Extract<FeedMessage<State>, { kind: 'match' }>
