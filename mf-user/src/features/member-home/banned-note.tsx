import { Link } from '@saidian/shared/router'
import { Icon } from '@saidian/shared/ui'
import { userPaths } from '../../paths'
import css from './member-home.module.css'

/** Says that the account is banned, and leads to the reason and the appeal. */
export function BannedNote() {
  return (
    <div role="status">
      <Link to={userPaths.cases()} className={css.banned}>
        账号已被封禁，只能浏览。查看原因与申诉
        <Icon name="chevron" size={16} />
      </Link>
    </div>
  )
}
