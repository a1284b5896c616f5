import type { BodyOf } from '@saidian/shared/contracts/http'
import type { changeGroup } from '@saidian/shared/contracts/messaging'
import type { GroupsDeps } from '../group-deps'
import { type GroupChange, updateGroup } from '../storage/groups.repository'
import { checkedName, checkedNotice } from './checked-text'
import type { GroupEvent } from './effects'
import { newCode } from './new-code'
import { type GroupAct, runAct } from './run-act'

export type ChangeGroup = (actorId: string, body: BodyOf<typeof changeGroup>) => Promise<void>

/**
 * Name, notice, who may join, 全员禁言 and the code; what stays as it was leaves no line in the log,
 * nor does a new code: members read it when they share it.
 */
export function createChange(deps: GroupsDeps): ChangeGroup {
  const { textFilter } = deps
  return (actorId, { id: groupId, name, notice, renewsCode, ...given }) => {
    const checked = {
      ...given,
      ...(renewsCode && { code: newCode() }),
      ...(name !== undefined && { name: checkedName(textFilter, name) }),
      ...(notice !== undefined && { notice: checkedNotice(textFilter, notice) }),
    }
    return runAct(deps, { actorId, groupId, need: 'manager' }, (act) => applyChange(act, checked))
  }
}

type Checked = Omit<GroupChange, 'notice'> & { notice?: string }

async function applyChange(act: GroupAct, { name, notice, ...given }: Checked): Promise<void> {
  const { trx, nowMs, group, actor } = act
  const change: GroupChange = { ...given }
  const events: GroupEvent[] = []
  const log = (event: GroupEvent['event'], value: string) =>
    void events.push({ event, members: [], value })
  if (name !== undefined && name !== group.name) {
    change.name = name
    log('renamed', name)
  }
  if (notice !== undefined && notice !== group.notice) {
    change.notice = { text: notice, atMs: nowMs }
    log('notice', notice)
  }
  if (given.isAllMuted !== undefined && given.isAllMuted !== group.isAllMuted)
    log('all_muted', given.isAllMuted ? '1' : '0')
  await updateGroup(trx, group.id, change)
  for (const event of events) await act.append(group.id, actor.id, event)
}
