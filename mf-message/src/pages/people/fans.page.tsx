import { FanList } from '../../features/fans/fan-list'
import { PeoplePage } from '../../people/people-page'

/** 粉丝. */
export function FansPage() {
  return (
    <PeoplePage title="粉丝">
      <FanList />
    </PeoplePage>
  )
}
