import { Link, useSearchParams } from '@saidian/shared/router'
import { Icon } from '@saidian/shared/ui'
import { Contacts } from '../../features/contacts/contacts'
import { FriendRequests } from '../../features/friend-requests/friend-requests'
import css from '../../people/header-act.module.css'
import { peoplePaths } from '../../people/paths'
import { PeoplePage } from '../../people/people-page'

/** 通讯录: friends by letter; 新的朋友 is a view of its own. */
export function AddressPage() {
  const [query] = useSearchParams()
  if (query.get('view') === 'requests')
    return (
      <PeoplePage title="新的朋友" above={peoplePaths.address()}>
        <FriendRequests />
      </PeoplePage>
    )
  const add = (
    <Link to={peoplePaths.find()} className={css.act} aria-label="添加朋友">
      <Icon name="plus" size={20} />
    </Link>
  )
  return (
    <PeoplePage title="通讯录" actions={add}>
      <Contacts />
    </PeoplePage>
  )
}
