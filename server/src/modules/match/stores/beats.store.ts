import type { PlayBeat } from '@saidian/shared/contracts'
import type { DetailStore } from '../../football'
import { isBeat } from './detail-shape.rules'
import { type OnDetails, siftedStore, soundOnes } from './sifted.store'

/** Beats are shown while they happen and stored nowhere: they are only handed on. */
export function beatsStore(
  tell: (matchId: number, beats: PlayBeat[]) => void,
  onDetails: OnDetails,
): DetailStore {
  return siftedStore(
    {
      kind: 'beats',
      sift: (message) => {
        const { kept, malformed } = soundOnes(message.beats, isBeat)
        return { sound: kept.length > 0 ? { ...message, beats: kept } : null, malformed }
      },
      keep: async ({ messages, ids }) => {
        for (const { matchKey, beats } of messages) {
          const matchId = ids.get(matchKey)
          if (matchId !== undefined) tell(matchId, beats)
        }
        return []
      },
    },
    onDetails,
  )
}
