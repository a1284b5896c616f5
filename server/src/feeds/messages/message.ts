import type { FeedPlayerLine, FeedScoreFlow, FeedShot } from './basketball'
import type { FeedFixture, FeedLeague, FeedSeason, FeedTeam } from './catalogue'
import type { FeedBallPosition, FeedFacts, FeedTextLine } from './detail'
import type { FeedLotteryEntry, FeedLotteryIssue } from './lottery'
import type { FeedIncident, FeedMatchState, FeedStatistic } from './match'
import type { FeedQuote } from './odds'
import type { FeedInjury, FeedPlayer, FeedSideLineup } from './squad'

export type DetailMessage =
  | { kind: 'players'; at: number; players: FeedPlayer[] }
  | {
      kind: 'lineup'
      at: number
      matchKey: string
      revision: number
      home: FeedSideLineup | null
      away: FeedSideLineup | null
    }
  | {
      kind: 'text'
      at: number
      matchKey: string
      revision: number
      lines: FeedTextLine[]
      withdrawn?: string[]
    }
  /** Attack pressure by minute, home positive, one list per half; complete since kick-off. */
  | { kind: 'trend'; at: number; matchKey: string; revision: number; halves: number[][] }
  | { kind: 'facts'; at: number; matchKey: string; revision: number; facts: FeedFacts }
  /** Players unavailable to a team; replaces earlier injuries of that team. */
  | {
      kind: 'injuries'
      at: number
      teamKey: string
      injuries: FeedInjury[]
    }
  | { kind: 'odds'; at: number; quotes: FeedQuote[] }
  /** Lines of the box score that are new or changed since the last revision. */
  | {
      kind: 'box'
      at: number
      matchKey: string
      revision: number
      home: FeedPlayerLine[]
      away: FeedPlayerLine[]
    }
  | {
      kind: 'shots'
      at: number
      matchKey: string
      revision: number
      shots: FeedShot[]
      withdrawn?: string[]
    }
  /** Score after each change, complete since the tip-off; replaces earlier ones. */
  | { kind: 'flow'; at: number; matchKey: string; revision: number; points: FeedScoreFlow }
  | { kind: 'lottery'; at: number; issues: FeedLotteryIssue[]; entries: FeedLotteryEntry[] }
  | { kind: 'ballPositions'; at: number; matchKey: string; ballPositions: FeedBallPosition[] }

/** `State` is the state of a match of the sport; football's by default. */
export type FeedMessage<State = FeedMatchState> =
  | DetailMessage
  | {
      kind: 'catalogue'
      at: number
      leagues: FeedLeague[]
      teams: FeedTeam[]
      seasons: FeedSeason[]
    }
  | { kind: 'fixtures'; at: number; fixtures: FeedFixture[] }
  | {
      kind: 'match'
      at: number
      matchKey: string
      revision: number
      state: State
      /** New or changed since the last revision. */
      incidents?: FeedIncident[]
      /** Keys of withdrawn incidents. */
      withdrawn?: string[]
      statistics?: FeedStatistic[]
      /** True only if the source corrects earlier data: the match may then go back. */
      correction?: boolean
    }
