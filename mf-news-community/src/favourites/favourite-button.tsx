import { Icon } from '@saidian/shared/ui'
import type { FavouriteSubject } from './favourites.api'
import { useFavourite } from './use-favourite'

type FavouriteButtonProps = {
  page: FavouriteSubject
  /** Class of the button while the page is marked, and while it is not. */
  look: { marked: string | undefined; plain: string | undefined }
}

/** 收藏 of an article or a post, in the bar of acts. */
export function FavouriteButton({ page, look }: FavouriteButtonProps) {
  const { isFavourite, toggle } = useFavourite(page)
  return (
    <button
      type="button"
      className={isFavourite ? look.marked : look.plain}
      aria-label="收藏"
      aria-pressed={isFavourite}
      onClick={toggle}
    >
      <Icon name={isFavourite ? 'starFilled' : 'star'} size={20} />
    </button>
  )
}
