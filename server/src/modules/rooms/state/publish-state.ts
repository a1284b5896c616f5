import type { RoomEvent } from '@saidian/shared/contracts/rooms'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import type { TopicMessage } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { StoredTopics } from '../../../platform/topics'
import { readRoom } from './room-state.repository'

/**
 * Stores the state of a room as an event, as the last act of the transaction that changed it. It is
 * read when it is this event's turn: the newest event has the newest state. Publish it after the
 * commit.
 */
export function appendState(
  trx: Db,
  { topics, clock }: { topics: StoredTopics; clock: Clock },
  roomId: number,
): Promise<TopicMessage> {
  return topics.append(trx, TOPIC.room(roomId), async () => {
    const room = await readRoom(trx, roomId)
    const data: RoomEvent = { serverAt: clock.now(), ...(room && { state: room.state }) }
    return data
  })
}
