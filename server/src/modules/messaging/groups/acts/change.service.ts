import type { BodyOf } from '@saidian/shared/contracts/http'
import type { changeGroup } from '@saidian/shared/contracts/messaging'
import type { GroupsDeps } from '../group-deps'
import { type GroupChange, updateGroup } from '../storage/groups.repository'
import { checkedName, checkedNotice } from './checked-text'
import type { GroupEvent } from './effects'
import { type GroupAct, runAct } from './run-act'

export type ChangeGroup = (actorId: string, body: BodyOf<typeof changeGroup>) => Promise<void>

/** Name, notice, who may join and 全员禁言; what stays as it was leaves no line in the log. */
export function createChange(deps: GroupsDeps): ChangeGroup {
  const { textFilter } = deps
  return (actorId, { id: groupId, name, notice, ...given }) => {
    const checked = {
      ...given,
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
