import { serverClock } from '@saidian/shared/api'
import type { Favourite } from '@saidian/shared/contracts'
import { useFavouritesQuery, usePutFavouritesMutation } from '../../personal/personal.api'
import { MarksList } from './marks-list'

/** Everything the member keeps. */
export function Kept() {
  const { data, isError, refetch } = useFavouritesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [put] = usePutFavouritesMutation()
  return (
    <MarksList
      label="我的收藏"
      marks={data}
      hasFailed={isError}
      onRetry={() => void refetch()}
      empty={{ text: '还没有收藏' }}
      undo="取消收藏"
      onUndo={(mark) =>
        put({
          body: { marks: [{ ...(mark as Favourite), isOn: false, at: serverClock.toServer(Date.now()) }] },
        }).unwrap()
      }
    />
  )
}
