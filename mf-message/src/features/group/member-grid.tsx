import type { Group } from '@saidian/shared/contracts/messaging'
import { Link } from '@saidian/shared/router'
import { ErrorState, Icon } from '@saidian/shared/ui'
import { Portrait, PortraitSkeleton } from '@saidian/shared/ui/subpages'
import { useGroupMembersInfiniteQuery } from '../../people/data/groups.api'
import { useRemarks } from '../../people/data/use-remarks'
import { EntryRow } from '../../people/entry-row'
import { peoplePaths } from '../../people/paths'
import css from '../../people/people.module.css'
import own from './group.module.css'
import { mayInvite } from './group-rights.rules'

/** Two rows of members, the last place for the invitation. */
const MAX_SHOWN = 9
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']

/** The first members of a group, the way to all of them, and to an invitation. */
export function MemberGrid({ group }: { group: Group }) {
  const { id, members } = group
  const remarks = useRemarks()
  const { data, error, refetch } = useGroupMembersInfiniteQuery({ id, q: '' })
  if (!data && error) return <ErrorState text="成员加载失败" onRetry={refetch} />
  const shown = data?.pages[0]?.members.slice(0, MAX_SHOWN)
  return (
    <section className={css.card} aria-label="群成员">
      {shown ? (
        <ul className={own.grid}>
          {shown.map((member) => (
            <li key={member.id}>
              <Link to={peoplePaths.personal(member.id)} className={own.cell}>
                <Portrait name={member.nickName} id={member.id} src={member.portrait} size={48} />
                <span className={own.cellName}>{remarks.get(member.id) ?? member.nickName}</span>
              </Link>
            </li>
          ))}
          {mayInvite(group) && (
            <li>
              <Link to={peoplePaths.groupView(id, 'invite')} className={own.cell}>
                <span className={own.plus}>
                  <Icon name="plus" size={20} />
                </span>
                <span className={own.cellName}>邀请</span>
              </Link>
            </li>
          )}
        </ul>
      ) : (
        <div className={own.grid} role="status" aria-label="加载中">
          {PLACES.map((place) => (
            <PortraitSkeleton key={place} size={48} />
          ))}
        </div>
      )}
      <EntryRow
        title="全部成员"
        to={peoplePaths.groupView(id, 'members')}
        value={`${members} 人`}
      />
    </section>
  )
}
