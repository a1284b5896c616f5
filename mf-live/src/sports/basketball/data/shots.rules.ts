import type { BasketballEvent, ShotChart } from '@saidian/shared/contracts/basketball'
import type { LiveResource } from '@saidian/shared/live'
import { mergeKeyed } from '../../../match/data/keyed.rules'

/** How the shots of a game are concealed and changed. */
export const shotsResource: LiveResource<ShotChart, BasketballEvent> = {
  conceal: (chart, limit) => {
    const shots = chart.shots.filter(({ at }) => at <= limit)
    return shots.length === chart.shots.length ? chart : { ...chart, shots }
  },
  apply: (chart, { shots }) =>
    shots ? { ...chart, shots: mergeKeyed(chart.shots, shots) } : chart,
}
