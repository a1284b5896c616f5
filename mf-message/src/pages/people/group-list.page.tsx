import { Link } from '@saidian/shared/router'
import { Icon } from '@saidian/shared/ui'
import { GroupList } from '../../features/groups/group-list'
import header from '../../people/header-act.module.css'
import { peoplePaths } from '../../people/paths'
import { PeoplePage } from '../../people/people-page'

/** 我的群聊. */
export function GroupListPage() {
  const add = (
    <Link to={peoplePaths.createGroup()} className={header.act} aria-label="发起群聊">
      <Icon name="plus" size={20} />
    </Link>
  )
  return (
    <PeoplePage title="我的群聊" above={peoplePaths.address()} actions={add}>
      <GroupList />
    </PeoplePage>
  )
}
