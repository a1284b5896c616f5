import type { PlayBeat } from '@saidian/shared/contracts'
import type { DetailStore } from '../../football'
import { matchIdsOf } from './match-ids.repository'

/** Beats are shown while they happen and stored nowhere: they are only handed on. */
export function createBeatsStore(tell: (matchId: number, beats: PlayBeat[]) => void): DetailStore {
  return {
    kind: 'beats',
    store: async (db, source, messages) => {
      const told = messages.flatMap((message) => (message.kind === 'beats' ? [message] : []))
      const ids = await matchIdsOf(db, source, [...new Set(told.map(({ matchKey }) => matchKey))])
      for (const { matchKey, beats } of told) {
        const matchId = ids.get(matchKey)
        if (matchId !== undefined) tell(matchId, beats)
      }
      return []
    },
  }
}
