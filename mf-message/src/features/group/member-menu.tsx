import { serverClock } from '@saidian/shared/api'
import { type Group, type GroupMember, ROLE } from '@saidian/shared/contracts/messaging'
import { useHost } from '@saidian/shared/host'
import { ActButton, ActGrid, Sheet } from '@saidian/shared/ui/subpages'
import { useState } from 'react'
import {
  useMuteGroupMemberMutation,
  useRemoveFromGroupMutation,
  useSetGroupRoleMutation,
} from '../../people/data/groups.api'
import { useOwnId } from '../../people/data/use-friends'
import { useAct } from '../../people/use-act'
import { actsOn, type MemberAct } from './group-rights.rules'

type MemberMenuProps = { group: Group; member: GroupMember; onClose: () => void }

const LABELS: Record<MemberAct, string> = {
  promote: '设为管理员',
  demote: '取消管理员',
  transfer: '转让群主',
  mute: '禁言',
  unmute: '解除禁言',
  remove: '移出群聊',
}
const DANGEROUS: readonly MemberAct[] = ['transfer', 'remove']

/** In minutes. */
const MUTES = [
  { minutes: 10, text: '10 分钟' },
  { minutes: 60, text: '1 小时' },
  { minutes: 720, text: '12 小时' },
  { minutes: 1_440, text: '1 天' },
  { minutes: 10_080, text: '7 天' },
  { minutes: 43_200, text: '30 天' },
]

/** What a manager can do with a member. */
export function MemberMenu({ group, member, onClose }: MemberMenuProps) {
  const ownId = useOwnId()
  const [isMuting, setMuting] = useState(false)
  const { run, mute } = useMemberActs(group, member, onClose)
  const nowSeconds = serverClock.toServer(Date.now()) / 1000
  if (isMuting)
    return (
      <Sheet title={`禁言${member.nickName}`} onClose={onClose}>
        <ActGrid>
          {MUTES.map(({ minutes, text }) => (
            <ActButton key={minutes} onAct={() => void mute(minutes)}>
              {text}
            </ActButton>
          ))}
        </ActGrid>
      </Sheet>
    )
  return (
    <Sheet title={member.nickName} onClose={onClose}>
      <ActGrid>
        {actsOn(group, member, { id: ownId, nowSeconds }).map((name) => (
          <ActButton
            key={name}
            isDanger={DANGEROUS.includes(name)}
            onAct={() => (name === 'mute' ? setMuting(true) : void run(name))}
          >
            {LABELS[name]}
          </ActButton>
        ))}
      </ActGrid>
    </Sheet>
  )
}

function useMemberActs({ id }: Group, { id: memberId, nickName }: GroupMember, onDone: () => void) {
  const host = useHost()
  const act = useAct()
  const [setRole] = useSetGroupRoleMutation()
  const [setMute] = useMuteGroupMemberMutation()
  const [remove] = useRemoveFromGroupMutation()
  const finish = async (done: Promise<boolean>) => {
    if (await done) onDone()
  }
  const role = (to: number, text: string) =>
    finish(act(setRole({ body: { id, memberId, role: to } }), text))
  const mute = (minutes: number) =>
    finish(
      act(
        setMute({ body: { id, memberId, minutes } }),
        minutes > 0 ? `已禁言${nickName}` : `已解除${nickName}的禁言`,
      ),
    )
  const sure = (title: string, body: string, confirm: string) =>
    host.dialog({ title, body, confirm, cancel: '取消' })
  const run = async (name: MemberAct) => {
    if (name === 'promote') return role(ROLE.administrator, `${nickName}成为管理员`)
    if (name === 'demote') return role(ROLE.member, `已取消${nickName}的管理员`)
    if (name === 'unmute') return mute(0)
    if (name === 'transfer') {
      const isSure = await sure(`把群主转让给${nickName}？`, '转让后你将成为普通成员', '转让')
      return isSure ? role(ROLE.owner, `${nickName}成为群主`) : undefined
    }
    const isSure = await sure(`移出${nickName}？`, '对方将不再收到群消息', '移出')
    if (isSure)
      await finish(act(remove({ body: { id, members: [memberId] } }), `已移出${nickName}`))
  }
  return { run, mute }
}
