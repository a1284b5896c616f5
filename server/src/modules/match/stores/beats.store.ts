import type { BallPosition } from '@saidian/shared/contracts'
import type { DetailStore } from '../../football'
import { isBeat } from './detail-shape.rules'
import { type OnDetails, siftedStore, soundOnes } from './sifted.store'

/** Beats are shown while they happen and stored nowhere: they are only handed on. */
export function beatsStore(
  tell: (matchId: number, ballPositions: BallPosition[]) => void,
  onDetails: OnDetails,
): DetailStore {
  return siftedStore(
    {
      kind: 'ballPositions',
      sift: (message) => {
        const { kept, malformed } = soundOnes(message.ballPositions, isBeat)
        return { sound: kept.length > 0 ? { ...message, ballPositions: kept } : null, malformed }
      },
      keep: async ({ messages, ids }) => {
        for (const { matchKey, ballPositions } of messages) {
          const matchId = ids.get(matchKey)
          if (matchId !== undefined) tell(matchId, ballPositions)
        }
        return []
      },
    },
    onDetails,
  )
}
