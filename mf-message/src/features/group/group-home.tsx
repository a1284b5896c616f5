import type { Group } from '@saidian/shared/contracts/messaging'
import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { Button } from '@saidian/shared/ui'
import { EntryRow } from '../../people/entry-row'
import { GroupPicture } from '../../people/group-picture'
import { peoplePaths } from '../../people/paths'
import css from '../../people/people.module.css'
import own from './group.module.css'
import { GroupCode } from './group-code'
import { mayManage } from './group-rights.rules'
import { LeaveRows } from './leave-rows'
import { MemberGrid } from './member-grid'
import { NameRow, NoticeRow } from './text-rows'

/** The first screen of a group: members, name, notice, code, management, and the way out. */
export function GroupHome({ group }: { group: Group }) {
  const host = useHost()
  const { id, name, members, isDissolved, requests } = group
  return (
    <>
      <section className={own.head} aria-label={name}>
        <GroupPicture id={id} group={group} />
        <div className={css.text}>
          <h2 className={own.name}>{name}</h2>
          <p className={css.note}>{isDissolved ? '群聊已解散' : `${members} 位成员`}</p>
        </div>
      </section>
      {!isDissolved && <MemberGrid group={group} />}
      <div className={css.card}>
        <NameRow group={group} />
        <NoticeRow group={group} />
        <GroupCode group={group} />
        {mayManage(group) && (
          <EntryRow
            title="群管理"
            to={peoplePaths.groupView(id, 'manage')}
            value={requests > 0 && `${requests} 个入群申请`}
          />
        )}
      </div>
      <div className={css.buttons}>
        <Button isWide onClick={() => host.navigate(paths.conversation(id))}>
          {isDissolved ? '查看聊天记录' : '发消息'}
        </Button>
      </div>
      {!isDissolved && <LeaveRows group={group} />}
    </>
  )
}
