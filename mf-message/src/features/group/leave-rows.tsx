import { type Group, ROLE } from '@saidian/shared/contracts/messaging'
import { useHost } from '@saidian/shared/host'
import { useDissolveGroupMutation, useLeaveGroupMutation } from '../../people/data/groups.api'
import { ActRow } from '../../people/entry-row'
import { peoplePaths } from '../../people/paths'
import css from '../../people/people.module.css'
import { useAct } from '../../people/use-act'

/** 退出 for members; the owner dissolves the group, or gives it away first. */
export function LeaveRows({ group: { id, name, role } }: { group: Group }) {
  const host = useHost()
  const [leave, leaving] = useLeaveGroupMutation()
  const [dissolve, dissolving] = useDissolveGroupMutation()
  const act = useAct()
  const canDissolve = role === ROLE.owner
  async function end() {
    const isSure = await host.dialog(
      canDissolve
        ? {
            title: `解散“${name}”？`,
            body: '所有成员都不能再发消息，聊天记录还能查看。只想自己离开，可先转让群主。',
            confirm: '解散',
            cancel: '取消',
          }
        : {
            title: `退出“${name}”？`,
            body: '退出后不再收到群消息，聊天记录会从列表中移除',
            confirm: '退出',
            cancel: '取消',
          },
    )
    if (!isSure) return
    const isDone = canDissolve
      ? await act(dissolve({ body: { id } }), '群聊已解散')
      : await act(leave({ body: { id } }), '已退出群聊')
    if (isDone) host.navigate(peoplePaths.groups(), { replace: true })
  }
  return (
    <div className={css.card}>
      <ActRow
        title={canDissolve ? '解散群聊' : '退出群聊'}
        isDanger
        isDisabled={leaving.isLoading || dissolving.isLoading}
        onAct={() => void end()}
      />
    </div>
  )
}
