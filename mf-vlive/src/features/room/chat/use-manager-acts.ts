import type { RoomMessage } from '@saidian/shared/contracts/rooms'
import { useHost } from '@saidian/shared/host'
import type { MessageAct } from '@saidian/shared/rooms'
import { useCallback } from 'react'
import { muteText } from '../data/act-text.rules'
import {
  useClearMessagesMutation,
  useMuteMutation,
  useRemoveMemberMutation,
  useSetManagerMutation,
} from '../data/room.api'

const MUTES = [10, 60, 1_440] as const
const ANCHOR = 2
const MANAGER = 1
/** The reason field of an act must not be empty in the record. */
const REASON = '违反直播间规则'

type Answer = { error?: { message?: string | undefined } | undefined }

/**
 * What the caller may do with a message of the room and its author: nothing for a viewer, and
 * nothing against the anchor or an equal.
 */
export function useManagerActs(
  roomId: number,
  role: number,
): (message: RoomMessage) => readonly MessageAct[] {
  const host = useHost()
  const [mute] = useMuteMutation()
  const [remove] = useRemoveMemberMutation()
  const [setManager] = useSetManagerMutation()
  const [clear] = useClearMessagesMutation()

  return useCallback(
    ({ id, author, role: theirs = 0, roomId: writtenIn }) => {
      if (role < MANAGER || (writtenIn !== undefined && writtenIn !== roomId)) return []
      const say = async (answer: Promise<Answer>) => {
        const { error } = await answer
        if (error) host.toast({ text: error.message || '没有成功，请稍后再试', kind: 'fail' })
      }
      const memberId = author.id
      const removal: MessageAct = {
        text: '删除这条',
        act: () => void say(clear({ body: { roomId, messageId: id } })),
      }
      if (theirs >= role) return [removal]
      const mutes = MUTES.map((minutes) => ({
        text: `禁言 ${muteText(minutes)}`,
        act: () => void say(mute({ body: { roomId, memberId, minutes, reason: REASON } })),
      }))
      const putOut = async () => {
        const isSure = await host.dialog({
          title: `把${author.nickName}移出直播间？`,
          body: '移出后不能再观看和发言。',
          confirm: '移出',
          cancel: '取消',
        })
        const body = { roomId, memberId, isRemoved: true, reason: REASON }
        if (isSure) await say(remove({ body }))
      }
      const isManager = theirs === MANAGER
      const appoint: MessageAct = {
        text: isManager ? '取消房管' : '设为房管',
        act: () => void say(setManager({ body: { roomId, memberId, isManager: !isManager } })),
      }
      return [
        removal,
        ...mutes,
        ...(role === ANCHOR ? [appoint] : []),
        { text: '移出直播间', isDanger: true, act: () => void putOut() },
      ]
    },
    [roomId, role, host, mute, remove, setManager, clear],
  )
}
