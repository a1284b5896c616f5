import type { Card } from '@saidian/shared/contracts/messaging'

/** The title of a card as its reader sees it: that of a tip is not shown to the young. */
export function shownTitle(
  { kind, title }: Pick<Card, 'kind' | 'title'>,
  isYoung: boolean,
): string {
  return kind === 'tip' && isYoung ? '' : title
}
