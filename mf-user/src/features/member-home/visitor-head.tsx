import { Link } from '@saidian/shared/router'
import { Icon } from '@saidian/shared/ui'
import { userPaths } from '../../paths'
import css from './member-home.module.css'

/** Header for visitors; links to the login. */
export function VisitorHead() {
  const back = `?back=${encodeURIComponent(userPaths.home())}`
  return (
    <Link to={userPaths.login() + back} className={css.head}>
      <span className={css.facePlaceholder} aria-hidden="true">
        <Icon name="person" size={24} />
      </span>
      <span className={css.who}>
        <span className={css.name}>登录 / 注册</span>
        <span className={css.facts}>登录后关注和设置在所有设备上同步</span>
      </span>
      <Icon name="chevron" size={16} />
    </Link>
  )
}
