import type { PlaySource, RoomPlay } from '@saidian/shared/contracts/rooms'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { PlaySigner } from '../../media'
import { ROOM } from '../access.rules'
import { findRoomToWatch } from '../detail/open-room.service'

/** How long an address may begin to play. */
const LIFE_MS = 600_000

type Quality = PlaySource['quality']

/** Signs addresses of streams. */
export type Signer = Pick<PlaySigner, 'lines' | 'signPlay'>

/** The qualities that a room on air is offered in, the one of its publisher first. */
export type ReadQualities = (roomId: number) => Promise<readonly Quality[]>

type PlayDeps = { db: Db; clock: Clock; signer: Signer; qualitiesOf: ReadQualities }
type Caller = { id: string } | null

/** Addresses of the video of a room for one viewer; throws `room.*` for who may not watch. */
export function createPlay({ db, clock, signer, qualitiesOf }: PlayDeps) {
  return async (
    caller: Caller,
    { roomId, visitor }: { roomId: number; visitor: string },
  ): Promise<RoomPlay> => {
    permit(caller, 'read', { kind: ROOM })
    const nowMs = clock.now()
    const { state } = await findRoomToWatch(db, { roomId, caller, nowMs })
    const expiresAt = nowMs + LIFE_MS
    if (!state.isLive) return { isLive: false, sources: [], expiresAt }
    const viewer = caller ? `m${caller.id}` : `v${visitor}`
    const qualities = await qualitiesOf(roomId)
    const choices = Array.from({ length: signer.lines }, (_, index) => index + 1).flatMap((line) =>
      qualities.map((quality) => ({ line, quality })),
    )
    const sources = await Promise.all(
      choices.map(async (choice) => ({
        ...choice,
        url: await signer.signPlay({ roomId, ...choice, viewer, expiresAtMs: expiresAt }),
      })),
    )
    return { isLive: true, sources, expiresAt }
  }
}
