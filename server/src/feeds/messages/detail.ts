import type { Pair } from './match'

/** One text line of the live commentary. */
export type FeedTextLine = {
  /** Stable within the match: a line with the same key replaces it. */
  key: string
  /** Position in the commentary; later lines have higher ones. */
  order: number
  minute: number | null
  addedMinute: number | null
  data: string
  /** codes-and-words 1.4. */
  type: number
  /** 0 neutral, 1 home, 2 away. */
  position: 0 | 1 | 2
  main: boolean
  score: Pair | null
}

/** Facts about a match. Missing fields stay unchanged. */
export type FeedFacts = {
  /** Weather ids of codes-and-words 1.6. */
  weather?: number | null
  temperature?: string | null
  humidity?: string | null
  pressure?: string | null
  wind?: string | null
  venue?: string | null
  referee?: string | null
  /** 情报, in Chinese. */
  intelligence?: FeedIntelligence | null
  /** The feed sends ball positions of this match for the animation. */
  mlive?: boolean
}

export type FeedIntelligence = {
  goodHome: string[]
  badHome: string[]
  goodAway: string[]
  badAway: string[]
  neutral: string[]
}

/** A moment of play for the animation: place of the ball and action. Never stored. */
export type FeedBallPosition = {
  at: number
  side: 'home' | 'away' | 'none'
  /** Percent of the pitch with home attacking to the right. */
  x: number
  y: number
  /** What happens there. */
  act:
    | 'play'
    | 'attack'
    | 'danger'
    | 'shot'
    | 'goal'
    | 'corner'
    | 'freeKick'
    | 'throwIn'
    | 'goalKick'
    | 'offside'
    | 'stop'
}
