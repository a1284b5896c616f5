import type { Pair } from './feed-match'

/** One line of the text live. */
export type FeedTextLine = {
  /** Stable within the match: the same key again replaces the line. */
  key: string
  /** Place in the story: grows. */
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

/** What surrounds a match. A field that is left out stays as it was. */
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
  /** The feed tells positions of this match, so that it can be animated. */
  mlive?: boolean
}

export type FeedIntelligence = {
  goodHome: string[]
  badHome: string[]
  goodAway: string[]
  badAway: string[]
  neutral: string[]
}

/** A moment of play for the animation: where the ball is and what happens. Never stored. */
export type FeedBallPosition = {
  at: number
  side: 'home' | 'away' | 'none'
  /** Of the pitch seen with home attacking to the right, 0–100. */
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
