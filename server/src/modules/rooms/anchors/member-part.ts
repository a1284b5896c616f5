import { TOPIC } from '@saidian/shared/contracts/sockets'
import { deleteTopic } from '../../../platform/topics'
import type { MemberPart } from '../../accounts'
import { deleteRoomPartOf, readRoomPartOf } from './anchor-rooms.repository'
import type { StopPublisher } from './stream-keys.service'

/**
 * What a member has as an anchor and as a viewer of rooms. With an anchor goes the room, with its
 * key, its broadcasts and its topic.
 */
export function anchorPart(stopPublisher: StopPublisher): MemberPart {
  return {
    name: 'anchorRooms',
    export: (db, accountId) => readRoomPartOf(db, accountId),
    async erase(trx, accountId, afterCommit) {
      const roomId = await deleteRoomPartOf(trx, accountId)
      if (roomId === null) return
      await deleteTopic(trx, TOPIC.room(roomId))
      afterCommit(async () => stopPublisher(roomId))
    },
  }
}
