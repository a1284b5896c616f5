import type {
  FeedBasketballState,
  FeedIncident,
  FeedPlayerLine,
  FeedScoreFlow,
  FeedShot,
  Pair,
} from '../../../feed'
import type { Play, Side } from '../recordings/play'

/** The game after one change; `state.clockAt` is a second since the tip-off too. */
export type GameStep = { second: number; state: FeedBasketballState; incidents: FeedIncident[] }

/** Lines of the box score that changed. */
export type BoxChange = { second: number } & Record<Side, FeedPlayerLine[]>

/** A play with the score and the figures of its people after it, for the text. */
export type ScoredPlay = {
  play: Play
  score: Pair
  isOffensiveRebound: boolean
  figures: (player: number | null) => PlayerFigures | null
}
export type PlayerFigures = Pick<
  FeedPlayerLine,
  'points' | 'assists' | 'steals' | 'blocks' | 'turnovers' | 'fouls'
> & { rebounds: number; threesMade: number }

/** A whole game in order of time. Seconds count from the tip-off by the clock on the wall. */
export type GameTimeline = {
  matchKey: string
  steps: GameStep[]
  boxes: BoxChange[]
  shots: { second: number; shot: FeedShot }[]
  flow: { second: number; point: FeedScoreFlow[number] }[]
  plays: ScoredPlay[]
}
