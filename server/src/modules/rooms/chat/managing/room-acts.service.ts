import type { BodyOf } from '@saidian/shared/contracts/http'
import type { manageEndpoints } from '@saidian/shared/contracts/rooms'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import type { Bus } from '../../../../platform/bus'
import type { Db } from '../../../../platform/database'
import { RequestError } from '../../../../platform/errors'
import { DROP_VIEWER, type DropViewer } from '../../../media'
import type { Change, Context, Managing } from './manage.service'
import { addManager, removeManager, setSlowSeconds } from './managers.repository'
import { clearRoom, findOfRoom, removeMessage } from './removal.repository'
import type { RoomSanctions } from './room-sanctions'

type Body<What extends keyof typeof manageEndpoints> = BodyOf<(typeof manageEndpoints)[What]>
type Done = Promise<{ isChanged: boolean }>
type Member = { id: string }

export type RoomActs = {
  [What in 'mute' | 'remove' | 'setManager' | 'slow' | 'clear']: (
    caller: Member,
    body: Body<What>,
  ) => Done
}

/** What the anchor and the managers of a room can do. */
export function createRoomActs(
  managing: Managing,
  { bus, sanctions }: { bus: Bus; sanctions: RoomSanctions },
): RoomActs {
  return {
    mute: (caller, body) => managing.act(caller, sanctions.mute(caller, body)),
    remove: (caller, body) => {
      const asked = sanctions.remove(caller, body)
      return managing.act(caller, {
        ...asked,
        afterCommit: () => {
          asked.afterCommit?.()
          if (!body.isRemoved) return
          const dropped: DropViewer = { roomId: body.roomId, viewer: `m${body.memberId}` }
          bus.publish(DROP_VIEWER, dropped)
        },
      })
    },
    setManager: (caller, { isManager, ...of }) =>
      managing.act(caller, {
        ...of,
        minRank: 2,
        change: async (trx, { nowMs }) => {
          if (isManager) return (await addManager(trx, of, nowMs)) ? { kind: 'manager' } : null
          return (await removeManager(trx, of)) ? { kind: 'viewer' } : null
        },
      }),
    slow: (caller, { roomId, seconds }) =>
      managing.act(caller, {
        roomId,
        change: async (trx) => {
          if (!(await setSlowSeconds(trx, roomId, seconds))) return null
          const data = { state: { slowSeconds: seconds } }
          return { kind: 'slow', amount: seconds, events: [{ topic: TOPIC.room(roomId), data }] }
        },
      }),
    clear: (caller, { roomId, messageId }) =>
      managing.act(caller, {
        roomId,
        change: (trx, context) =>
          messageId === null
            ? clearAll(trx, roomId)
            : clearOne(trx, { roomId, messageId, caller, context }),
      }),
  }
}

async function clearAll(trx: Db, roomId: number): Promise<Change> {
  const removed = await clearRoom(trx, roomId)
  if (removed.size === 0) return null
  const events = [...removed].map(([topic, ids]) => ({ topic, data: { removed: ids } }))
  return { kind: 'clear', events }
}

type One = { roomId: number; messageId: number; caller: Member; context: Context }

async function clearOne(trx: Db, { roomId, messageId, caller, context }: One): Promise<Change> {
  const message = await findOfRoom(trx, roomId, messageId)
  if (!message) throw new RequestError('room.no_such_message')
  if (message.authorId !== caller.id) await context.below(message.authorId)
  const topics = await removeMessage(trx, messageId, `member ${caller.id}`)
  if (!topics) return null
  const events = topics.map((topic) => ({ topic, data: { removed: [messageId] } }))
  return { kind: 'clear', memberId: message.authorId, said: message.text, events }
}
