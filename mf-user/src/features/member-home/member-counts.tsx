import type { UserInfo } from '@saidian/shared/contracts/profile'
import { Link } from '@saidian/shared/router'
import { userPaths } from '../../paths'
import css from './member-home.module.css'

/** Counts of the member with links; the coins open the wallet. */
export function MemberCounts({ info, onWallet }: { info: UserInfo; onWallet: () => void }) {
  const { follows, favourites, history } = info.counts
  return (
    <div className={`${css.card} ${css.counts}`}>
      <button type="button" className={css.count} onClick={onWallet}>
        <span className={css.number}>{info.coins}</span>
        金币
      </button>
      <Count title="关注" count={follows} to={userPaths.follows()} />
      <Count title="收藏" count={favourites} to={userPaths.favourites()} />
      <Count title="历史" count={history} to={userPaths.history()} />
    </div>
  )
}

function Count({ title, count, to }: { title: string; count: number; to: string }) {
  return (
    <Link to={to} className={css.count}>
      <span className={css.number}>{count}</span>
      {title}
    </Link>
  )
}
