import type { Subject } from '../names/name-book'
import type { OddsKind } from '../tools'

/** What a question wants to know. */
export type Intent =
  | 'matches'
  | 'match'
  | 'score'
  | 'opponent'
  | 'time'
  | 'table'
  | 'rank'
  | 'form'
  | 'meetings'
  | 'odds'
  | 'prediction'
  | 'goals'
  | 'cards'
  | 'statistics'
  | 'lineup'
  | 'box'
  | 'player'
  | 'rooms'
  | 'hello'
  | 'identity'
  | 'help'
  | 'thanks'
  | 'rude'
  | 'unknown'

/** Which match, or which matches, a question means. */
export type When =
  | { kind: 'span'; from: number; to: number; label: string }
  | { kind: 'last' | 'next' | 'now' | 'round' }

/** A question as the built-in assistant reads it; null and empty: not said. */
export type Understood = {
  intent: Intent | null
  teams: Subject[]
  leagues: Subject[]
  players: Subject[]
  /** A name with several players of equal weight. */
  ambiguous: Subject[]
  /** A competition that the data does not name. */
  competition: string | null
  sport: number | null
  when: When | null
  side: 'home' | 'away' | null
  /** 总榜: neither home nor away. */
  isTotal: boolean
  /** 第二场 of the list before: 1 is the first, -1 the last. */
  ordinal: number | null
  /** 近10场. */
  count: number | null
  oddsKind: OddsKind | null
  /** A place of the table: 第三, 榜首, 垫底. */
  place: number | 'last' | 'relegation' | null
  statistic: string | null
  /** 他们, 那, 这场, 呢: the question goes on with the last subject. */
  goesOn: boolean
  /** 对手: the other team of the match before. */
  ofOpponent: boolean
  /** 所有, 哪些: asks for a whole list. */
  isList: boolean
}
