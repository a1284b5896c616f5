import { useSearchParams } from '@saidian/shared/router'
import { FindFriends } from '../../features/find-friends/find-friends'
import { OwnCode } from '../../features/find-friends/own-code'
import { Scan } from '../../features/scan/scan'
import { peoplePaths } from '../../people/paths'
import css from '../../people/people.module.css'
import { PeoplePage } from '../../people/people-page'

/** 添加朋友: by number, nickname or code. 扫一扫 is a view of its own. */
export function FindPage() {
  const [query] = useSearchParams()
  if (query.get('view') === 'scan')
    return (
      <PeoplePage title="扫一扫" above={peoplePaths.find()}>
        <Scan />
        <div className={css.card}>
          <OwnCode />
        </div>
      </PeoplePage>
    )
  return (
    <PeoplePage title="添加朋友" above={peoplePaths.address()}>
      <FindFriends />
    </PeoplePage>
  )
}
