import type { DemoMatch } from '../world/fixture'
import { assignPlayers, type Bans, NO_BANS } from './assign-players'

/** A card in its final state. */
export type Card = { type: number; side: 0 | 1; playerKey: string }

/** The cards of a match, without building its whole timeline. */
export function cardsOf(match: DemoMatch, seed: string, bans: Bans = NO_BANS): Card[] {
  if (match.mishap === 'postponed') return []
  const cards = new Map<string, Card>()
  for (const { moments } of assignPlayers(match, seed, bans).periods) {
    for (const { step } of moments) {
      const isCard =
        step.kind === 'card' || (step.kind === 'corrected' && cards.has(step.incident.key))
      const { playerKey } = isCard ? step.incident : {}
      if (isCard && playerKey)
        cards.set(step.incident.key, { type: step.incident.type, side: step.side, playerKey })
    }
  }
  return [...cards.values()]
}
