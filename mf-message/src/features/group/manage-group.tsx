import { type Group, ROLE } from '@saidian/shared/contracts/messaging'
import { EmptyState } from '@saidian/shared/ui'
import { Switch } from '@saidian/shared/ui/controls'
import { useChangeGroupMutation } from '../../people/data/groups.api'
import { EntryRow } from '../../people/entry-row'
import { peoplePaths } from '../../people/paths'
import css from '../../people/people.module.css'
import { useAct } from '../../people/use-act'
import own from './group.module.css'
import { mayManage } from './group-rights.rules'
import { NewCode } from './new-code'

const CHECKS = [
  { key: 'open', text: '扫码或链接即可加入' },
  { key: 'check', text: '需要群主或管理员通过' },
  { key: 'closed', text: '只能由群主或管理员邀请' },
] as const

/** 群管理: requests, who may join, 全员禁言, and where members are managed. */
export function ManageGroup({ group }: { group: Group }) {
  const act = useAct()
  const [change, { isLoading, originalArgs }] = useChangeGroupMutation()
  const { id, requests, joinCheck, isAllMuted, role } = group
  const chosen = (isLoading && originalArgs?.body.joinCheck) || joinCheck
  if (!mayManage(group)) return <EmptyState text="只有群主和管理员可以管理群聊" />
  return (
    <>
      <div className={css.card}>
        <EntryRow
          title="入群申请"
          to={peoplePaths.groupView(id, 'requests')}
          value={requests > 0 ? `${requests} 个待处理` : '没有待处理'}
        />
        <EntryRow
          title={role === ROLE.owner ? '管理员、禁言、移出与转让群主' : '成员禁言与移出'}
          to={peoplePaths.groupView(id, 'members')}
        />
        <div className={own.switch}>
          全员禁言
          <Switch
            label="全员禁言"
            isOn={isAllMuted}
            isDisabled={isLoading}
            onChange={(isOn) => void act(change({ body: { id, isAllMuted: isOn } }))}
          />
        </div>
      </div>
      <p className={own.hint}>开启后只有群主和管理员可以发言</p>
      <NewCode group={group} />
      <fieldset className={own.fields} disabled={isLoading}>
        <legend className={own.legend}>加群方式</legend>
        <div className={css.card}>
          {CHECKS.map(({ key, text }) => (
            <label key={key} className={own.choice}>
              <input
                type="radio"
                name={`join-check-${id}`}
                checked={chosen === key}
                onChange={() => void act(change({ body: { id, joinCheck: key } }), '已修改')}
              />
              {text}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}
