import type { BasketballEvent, BoxScore, PlayerLine } from '@saidian/shared/contracts/basketball'
import type { LiveResource } from '@saidian/shared/live'

/**
 * How a box score is concealed and changed. Its lines have no time, so the stream delay hides them
 * all until it has passed.
 */
export const boxResource: LiveResource<BoxScore, BasketballEvent> = {
  conceal: (box) => {
    const isEmpty = box.home.length + box.away.length === 0
    return isEmpty ? box : { ...box, home: [], away: [] }
  },
  apply: (box, { box: changed }) => {
    if (!changed) return box
    return {
      ...box,
      home: withLines(box.home, changed.home),
      away: withLines(box.away, changed.away),
    }
  },
}

/** The lines in their order; an unchanged one stays the same object, so its row does not render. */
function withLines(lines: PlayerLine[], changed: readonly PlayerLine[]): PlayerLine[] {
  if (changed.length === 0) return lines
  const byPlayer = new Map(lines.map((line) => [line.playerId, line]))
  for (const line of changed) byPlayer.set(line.playerId, line)
  return [...byPlayer.values()]
}
