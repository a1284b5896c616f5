import type { RoomMessage } from '@saidian/shared/contracts/rooms'
import type { Db } from '../../../platform/database'
import { type PublicProfile, readPublicProfiles } from '../../profile'
import type { StoredMessage } from './reading/messages.repository'

/** Levels of nobility by member; members without one are left out. */
export type NobleOf = (memberIds: readonly string[]) => Promise<ReadonlyMap<string, number>>

/** Who writes: as everybody sees them, and their level of nobility, 0 for none. */
export type Author = { member: PublicProfile; noble: number }

/** Erased and unknown members are left out. */
export async function readAuthors(
  db: Db,
  nobleOf: NobleOf,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Author>> {
  const ids = [...new Set(memberIds)]
  const [profiles, nobles] = await Promise.all([readPublicProfiles(db, ids), nobleOf(ids)])
  return new Map([...profiles].map(([id, member]) => [id, { member, noble: nobles.get(id) ?? 0 }]))
}

/** A stored message as viewers get it. */
export function shownMessage(
  { id, at, text, roomId, role }: StoredMessage,
  { member, noble }: Author,
): RoomMessage {
  return {
    id,
    at,
    text,
    author: member,
    ...(roomId !== null && { roomId }),
    ...(noble > 0 && { noble }),
    ...(role > 0 && { role }),
  }
}

/** Messages with their authors; those of erased members are left out. */
export async function withAuthors(
  db: Db,
  nobleOf: NobleOf,
  messages: readonly StoredMessage[],
): Promise<RoomMessage[]> {
  const ids = messages.map(({ authorId }) => authorId)
  const authors = await readAuthors(db, nobleOf, ids)
  return messages.flatMap((message) => {
    const author = authors.get(message.authorId)
    return author ? [shownMessage(message, author)] : []
  })
}
