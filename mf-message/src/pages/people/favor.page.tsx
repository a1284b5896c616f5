import { Favourites } from '@saidian/shared/marks'
import { PeoplePage } from '../../people/people-page'

/** 收藏: what the member keeps, of all kinds. */
export function FavorPage() {
  return (
    <PeoplePage title="收藏">
      <Favourites />
    </PeoplePage>
  )
}
