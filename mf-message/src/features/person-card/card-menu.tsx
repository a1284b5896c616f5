import { ReportSheet, useBlockMember } from '@saidian/shared/comments'
import type { FriendCard } from '@saidian/shared/contracts/friends'
import { useHost } from '@saidian/shared/host'
import { ActButton, ActGrid, Sheet } from '@saidian/shared/ui/subpages'
import { useState } from 'react'
import { useRemoveFriendMutation, useReportMemberMutation } from '../../people/data/people.api'
import { useAct } from '../../people/use-act'

type CardMenuProps = { member: FriendCard; onClose: () => void }

/** Report, block, and end of a friendship. */
export function CardMenu({ member, onClose }: CardMenuProps) {
  const host = useHost()
  const [isReporting, setReporting] = useState(false)
  const [report] = useReportMemberMutation()
  const [remove] = useRemoveFriendMutation()
  const block = useBlockMember()
  const act = useAct()
  const { id, nickName, state, isBlocked } = member
  if (isReporting)
    return (
      <ReportSheet
        send={(reason) => report({ body: { memberId: id, reason } })}
        onClose={onClose}
      />
    )
  async function askBlock() {
    if (await block({ id, nickName })) onClose()
  }
  async function askRemove() {
    const isSure = await host.dialog({
      title: `删除好友${nickName}？`,
      body: '你们会同时从对方的通讯录消失，聊天记录还在',
      confirm: '删除',
      cancel: '取消',
    })
    if (isSure && (await act(remove({ body: { memberId: id } }), '已删除好友'))) onClose()
  }
  return (
    <Sheet title={nickName} onClose={onClose}>
      <ActGrid>
        <ActButton onAct={() => setReporting(true)}>举报</ActButton>
        {!isBlocked && (
          <ActButton isDanger onAct={() => void askBlock()}>
            拉黑
          </ActButton>
        )}
        {state === 'friend' && (
          <ActButton isDanger onAct={() => void askRemove()}>
            删除好友
          </ActButton>
        )}
      </ActGrid>
    </Sheet>
  )
}
