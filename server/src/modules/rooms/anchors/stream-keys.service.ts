import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { createLimits, type Limit } from '../../../platform/limits'
import { openOwnRoom } from './anchor.service'
import { saveKeyHash } from './anchor-rooms.repository'
import { hashStreamKey, makeStreamKey } from './stream-key.rules'

const LIMIT: Limit = { name: 'room/key', free: 10, windowMs: 3_600_000 }

/** Disconnects the publisher of a room, in whatever process it publishes to. */
export type StopPublisher = (roomId: number) => void

/**
 * Gives the anchor a new stream key. Only its hash is stored, so this answer is the only one with
 * it; a publisher with the old key is disconnected.
 */
export function createStreamKeys(db: Db, stopPublisher: StopPublisher) {
  return async (member: { id: string }): Promise<{ streamKey: string }> => {
    const { roomId } = await openOwnRoom(db, member)
    await createLimits(db).take([{ limit: LIMIT, of: member.id }], 'request.too_many')
    return { streamKey: await replaceStreamKey(db, roomId, stopPublisher) }
  }
}

/** Throws `room.closed`: a closed room has no key. */
export async function replaceStreamKey(
  db: Db,
  roomId: number,
  stopPublisher: StopPublisher,
): Promise<string> {
  const streamKey = makeStreamKey()
  if (!(await saveKeyHash(db, roomId, hashStreamKey(streamKey))))
    throw new RequestError('room.closed')
  stopPublisher(roomId)
  return streamKey
}
