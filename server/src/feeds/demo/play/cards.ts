import type { DemoMatch } from '../world/fixture'
import { type Bans, castMatch, NOBODY_BANNED } from './cast-match'

/** A card in its final state. */
export type Card = { type: number; side: 0 | 1; playerKey: string }

/** The cards of a match, without building its whole timeline. */
export function cardsOf(match: DemoMatch, seed: string, bans: Bans = NOBODY_BANNED): Card[] {
  if (match.mishap === 'postponed') return []
  const cards = new Map<string, Card>()
  for (const { moments } of castMatch(match, seed, bans).periods) {
    for (const { turn } of moments) {
      const isCard =
        turn.kind === 'card' || (turn.kind === 'setRight' && cards.has(turn.incident.key))
      const { playerKey } = isCard ? turn.incident : {}
      if (isCard && playerKey)
        cards.set(turn.incident.key, { type: turn.incident.type, side: turn.side, playerKey })
    }
  }
  return [...cards.values()]
}
