import type { UserInfo } from '@saidian/shared/contracts/profile'
import { Link } from '@saidian/shared/router'
import { Icon } from '@saidian/shared/ui'
import { Portrait } from '@saidian/shared/ui/subpages'
import { userPaths } from '../../paths'
import css from './member-home.module.css'

/** Portrait, name and level of the member; links to the profile. */
export function MemberHead({ info }: { info: UserInfo }) {
  const [points, needed] = info.levelProgress
  return (
    <Link to={userPaths.info()} className={css.head}>
      <Portrait
        name={info.nickName}
        id={info.id}
        src={info.portraitNew || info.portrait}
        size={64}
      />
      <span className={css.who}>
        <span className={css.name}>{info.nickName}</span>
        <span className={css.facts}>
          <span className={css.level}>Lv.{info.level}</span>
          赛点号 {info.id}
        </span>
        <span className={css.progress}>
          <progress
            className={css.bar}
            max={Math.max(needed, 1)}
            value={points}
            aria-label="升级进度"
          />
          距下一级还差 {Math.max(0, needed - points)} 天活跃
        </span>
      </span>
      <span className={css.spoken}>个人资料</span>
      <Icon name="chevron" size={16} />
    </Link>
  )
}
