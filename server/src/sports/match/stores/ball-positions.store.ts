import type { FeedBallPosition } from '../../../feeds/feed'
import { isFeedBallPosition } from '../../../feeds/messages'
import type { DetailStore } from '../../ingest'
import type { Sport } from '../../sport'
import { type OnDetails, validatedStore, validEntries } from './validated.store'

/** Passes ball positions to `publish`; they are not stored. */
export function ballPositionsStore(
  sport: Sport,
  publish: (matchId: number, ballPositions: FeedBallPosition[]) => void,
  onDetails: OnDetails,
): DetailStore {
  return validatedStore(
    sport,
    {
      kind: 'ballPositions',
      validate: (message) => {
        const { valid, malformed } = validEntries(message.ballPositions, isFeedBallPosition)
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
