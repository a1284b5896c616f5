import type { BallPosition } from '@saidian/shared/contracts/football'
import type { DetailStore } from '../../football'
import { isBallPosition } from './detail-shape.rules'
import { type OnDetails, validatedStore, validEntries } from './validated.store'

/** Passes ball positions to `publish`; they are not stored. */
export function ballPositionsStore(
  publish: (matchId: number, ballPositions: BallPosition[]) => void,
  onDetails: OnDetails,
): DetailStore {
  return validatedStore(
    {
      kind: 'ballPositions',
      validate: (message) => {
        const { valid, malformed } = validEntries(message.ballPositions, isBallPosition)
        return {
          message: valid.length > 0 ? { ...message, ballPositions: valid } : null,
          malformed,
        }
      },
      save: async ({ messages, ids }) => {
        for (const { matchKey, ballPositions } of messages) {
          const matchId = ids.get(matchKey)
          if (matchId !== undefined) publish(matchId, ballPositions)
        }
        return []
      },
    },
    onDetails,
  )
}
