import type { ListMatch, Phase } from '@saidian/shared/matches'
import type { Card } from './groups.rules'

/** An item of the virtual list. */
export type ListItem =
  | { kind: 'section'; key: string; phase: Phase }
  | { kind: 'heading'; key: string; card: Card }
  | {
      kind: 'row'
      key: number
      matchId: number
      isTall: boolean
      isLast: boolean
      leagueAbove: boolean
    }
  | { kind: 'end'; key: 'end' }

/** Heights in rem. They match tokens.css: rows of 64 and 76 px, and the gap between cards. */
const HEIGHT = {
  section: 0.72,
  heading: 0.8,
  row: 1.28,
  tallRow: 1.52,
  gap: 0.16,
  end: 1.2,
} as const

export function itemHeight(item: ListItem): number {
  if (item.kind !== 'row') return HEIGHT[item.kind]
  return (item.isTall ? HEIGHT.tallRow : HEIGHT.row) + (item.isLast ? HEIGHT.gap : 0)
}

/** Flattens cards to list items. A row that `isTall` has a line below its teams. */
export function listItems(
  cards: readonly Card[],
  matches: Readonly<Record<number, ListMatch>>,
  isTall: (match: ListMatch) => boolean,
): ListItem[] {
  const items: ListItem[] = []
  let phase: Phase | null = null
  for (const card of cards) {
    if (card.phase && card.phase !== phase)
      items.push({ kind: 'section', key: `section-${card.phase}`, phase: card.phase })
    phase = card.phase
    items.push({ kind: 'heading', key: card.key, card })
    for (const [index, matchId] of card.matchIds.entries()) {
      const match = matches[matchId]
      if (!match) continue
      items.push({
        kind: 'row',
        key: matchId,
        matchId,
        isTall: isTall(match),
        isLast: index === card.matchIds.length - 1,
        leagueAbove: card.heading.kind === 'league',
      })
    }
  }
  if (items.length > 0) items.push({ kind: 'end', key: 'end' })
  return items
}
