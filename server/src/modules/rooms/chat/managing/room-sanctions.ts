import type { BodyOf } from '@saidian/shared/contracts/http'
import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { manageEndpoints } from '@saidian/shared/contracts/rooms'
import type { Db } from '../../../../platform/database'
import type { SendNotices, SentNotice } from '../../../../platform/notices'
import type { Sanctions } from '../../../governance'
import type { Asked, Context } from './manage.service'

type Body<What extends 'mute' | 'remove'> = BodyOf<(typeof manageEndpoints)[What]>
type Member = { id: string }

/** Mutes and removals of a room, as what its managers ask for. */
export type RoomSanctions = {
  mute: (caller: Member, body: Body<'mute'>) => Asked
  remove: (caller: Member, body: Body<'remove'>) => Asked
}

type Deps = { sanctions: Sanctions; notices: SendNotices<NoticeContent> }
type Imposed = Pick<Body<'mute'>, 'roomId' | 'memberId' | 'reason'> & {
  kind: 'mute' | 'ban'
  /** Of a mute. */
  minutes?: number
}

export function createRoomSanctions({ sanctions, notices }: Deps): RoomSanctions {
  const ofRoom = ({ kind, memberId, roomId }: Imposed, { nowMs }: Context) =>
    ({ kind, memberId, scope: 'room', place: roomId, nowMs }) as const

  async function impose(trx: Db, caller: Member, imposed: Imposed, context: Context) {
    const { reason, minutes } = imposed
    const { sent } = await sanctions.impose(trx, {
      ...ofRoom(imposed, context),
      untilMs: minutes === undefined ? null : context.nowMs + minutes * 60_000,
      reason,
      by: { memberId: caller.id },
      placeName: context.title,
    })
    return sent
  }

  return {
    mute(caller, { minutes, ...of }) {
      let sent: SentNotice = null
      const imposed: Imposed = { ...of, kind: 'mute', minutes }
      return {
        ...of,
        async change(trx, context) {
          if (minutes === 0)
            return (await sanctions.lift(trx, ofRoom(imposed, context))) ? { kind: 'unmute' } : null
          sent = await impose(trx, caller, imposed, context)
          return { kind: 'mute', amount: minutes }
        },
        afterCommit: () => notices.publish(sent),
      }
    },
    remove(caller, { isRemoved, ...of }) {
      let sent: SentNotice = null
      const imposed: Imposed = { ...of, kind: 'ban' }
      return {
        ...of,
        async change(trx, context) {
          const place = ofRoom(imposed, context)
          if (!isRemoved) return (await sanctions.lift(trx, place)) ? { kind: 'readmit' } : null
          if (await sanctions.isInForce(trx, place)) return null
          sent = await impose(trx, caller, imposed, context)
          return { kind: 'remove' }
        },
        afterCommit: () => notices.publish(sent),
      }
    },
  }
}
