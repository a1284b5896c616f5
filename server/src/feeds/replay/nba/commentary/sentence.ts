import { BASKETBALL_INCIDENT } from '@saidian/shared/contracts/basketball'
import type { Tokens } from '../../../text'
import type { PlayerFigures, ScoredPlay } from '../game/game-timeline'
import type { Play, PlayOf, Side } from '../recordings/play'
import * as phrases from './phrases/play'
import { BLOCKED, madePhrases, missedPhrases } from './phrases/shots'

/** What a line says: one of the phrases, filled with the tokens. */
export type Sentence = {
  phrases: readonly string[]
  tokens?: Tokens
  side?: Side | null
  /** What the list announces with it (`BASKETBALL_INCIDENT`); 0 for any other line. */
  type?: number
  isMain?: boolean
}

type Name = (player: number) => string
type FiguresOf = ScoredPlay['figures']
const MAX_FOULS = 6

/** The sentence about a play; null for one that the text leaves out, such as a team's rebound. */
export function sentenceOf(
  { play, figures, isOffensiveRebound }: ScoredPlay,
  name: Name,
): Sentence | null {
  const named = (id: number | null) => (id === null ? null : name(id))
  switch (play.kind) {
    case 'shot':
      return shot(play, figures, named)
    case 'freeThrow': {
      const list = play.made ? phrases.FREE_THROW_MADE : phrases.FREE_THROW_MISSED
      const n = figures(play.player)?.points
      return { phrases: list, tokens: { p: named(play.player), n }, side: play.side }
    }
    case 'rebound': {
      if (play.player === null) return null
      const list = isOffensiveRebound ? phrases.OFFENSIVE_REBOUND : phrases.DEFENSIVE_REBOUND
      const c = figures(play.player)?.rebounds
      return { phrases: list, tokens: { p: named(play.player), c }, side: play.side }
    }
    case 'turnover':
      return turnover(play, figures, named)
    case 'foul':
      return foul(play, figures(play.player), named)
    default:
      return stop(play, named)
  }
}

type Named = (id: number | null) => string | null

function shot(play: PlayOf<'shot'>, figures: FiguresOf, named: Named): Sentence {
  const { side, points, style, made, assist, blocker } = play
  const tokens = {
    p: named(play.player),
    q: named(assist),
    r: named(blocker),
    d: play.feet,
    n: figures(play.player)?.points,
    k: figures(assist)?.assists,
    b: figures(blocker)?.blocks,
  }
  if (made) return { phrases: madePhrases(points, style, assist !== null), tokens, side }
  return { phrases: blocker === null ? missedPhrases(points, style) : BLOCKED, tokens, side }
}

function turnover(play: PlayOf<'turnover'>, figures: FiguresOf, named: Named): Sentence {
  const { side, player, stealer, cause } = play
  const tokens = { p: named(player), q: named(stealer), c: figures(stealer)?.steals }
  if (player === null) {
    const list = cause === 'shotClock' ? phrases.TURNOVER.shotClock : phrases.TEAM_TURNOVER
    return { phrases: list, side }
  }
  return { phrases: stealer === null ? phrases.TURNOVER[cause] : phrases.STEAL, tokens, side }
}

function foul(
  { side, player, foul: kind, drawnBy }: PlayOf<'foul'>,
  own: PlayerFigures | null,
  named: Named,
): Sentence {
  if (player === null) return { phrases: phrases.TEAM_TECHNICAL, side }
  const tokens = { p: named(player), q: named(drawnBy), c: own?.fouls }
  if (kind !== 'technical' && own?.fouls === MAX_FOULS) {
    const type = BASKETBALL_INCIDENT.fouledOut
    return { phrases: phrases.FOULED_OUT, tokens, side, type, isMain: true }
  }
  return { phrases: phrases.FOUL[kind], tokens, side }
}

function stop(play: Play, named: Named): Sentence | null {
  switch (play.kind) {
    case 'violation': {
      const list = play.player === null ? phrases.TEAM_VIOLATION : phrases.VIOLATION
      return { phrases: list, tokens: { p: named(play.player) }, side: play.side }
    }
    case 'substitution':
      return {
        phrases: phrases.SUBSTITUTION,
        tokens: { p: named(play.out), q: named(play.in) },
        side: play.side,
      }
    case 'timeout':
      return {
        phrases: play.side === null ? phrases.OFFICIAL_TIMEOUT : phrases.TIMEOUT,
        side: play.side,
      }
    case 'jumpBall': {
      const [one = null, two = null] = play.players ?? []
      const isTipOff = play.period === 1 && play.clock > TIP_OFF_CLOCK
      return {
        phrases: isTipOff ? phrases.TIP_OFF : phrases.JUMP_BALL,
        tokens: { p: named(one), q: named(two) },
        side: play.side,
      }
    }
    case 'ejection': {
      const type = BASKETBALL_INCIDENT.ejection
      const tokens = { p: named(play.player) }
      return { phrases: phrases.EJECTION, tokens, side: play.side, type, isMain: true }
    }
    default:
      return null
  }
}

/** A jump ball in the first seconds is the tip-off. */
const TIP_OFF_CLOCK = 710
