/** How a bet on a line ends. Quarter lines settle half and half (codes-and-words 2). */
export type Settlement = 'win' | 'half-win' | 'push' | 'half-loss' | 'loss'

/** 全赢 赢半 走 输半 全输. */
export const SETTLEMENT_LABELS: Readonly<Record<Settlement, string>> = {
  win: '全赢',
  'half-win': '赢半',
  push: '走',
  'half-loss': '输半',
  loss: '全输',
}

/**
 * The home side against a handicap: `margin` is the home score less the away score, `line` is
 * positive when home gives. The same function settles over against a total: margin is then the sum
 * of both scores.
 */
export function settle(margin: number, line: number): Settlement {
  const over = margin - line
  if (over >= 0.5) return 'win'
  if (over > 0) return 'half-win'
  if (over === 0) return 'push'
  return over > -0.5 ? 'half-loss' : 'loss'
}

/** The other side of the same bet. */
export function opposite(settlement: Settlement): Settlement {
  const pairs: Record<Settlement, Settlement> = {
    win: 'loss',
    'half-win': 'half-loss',
    push: 'push',
    'half-loss': 'half-win',
    loss: 'win',
  }
  return pairs[settlement]
}
