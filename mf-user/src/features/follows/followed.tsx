import { serverClock } from '@saidian/shared/api'
import { paths } from '@saidian/shared/contracts/page'
import type { Follow } from '@saidian/shared/contracts/personal'
import { useHost } from '@saidian/shared/host'
import { followsSlice, useAppDispatch } from '@saidian/shared/store'
import { usePutFollowsMutation } from '../../personal/personal.api'
import { useFollows } from '../../personal/use-follows'
import { MarksList } from './marks-list'

/** All follows of the member. */
export function Followed() {
  const host = useHost()
  const dispatch = useAppDispatch()
  const { data, error, refetch } = useFollows()
  const [put] = usePutFollowsMutation()

  async function unfollow(follow: Follow) {
    await put({
      body: { marks: [{ ...follow, isOn: false, at: serverClock.toServer(Date.now()) }] },
    }).unwrap()
    // Update the stars in the match lists at once.
    const { kind, sport, id } = follow
    if (kind === 'match' && sport)
      dispatch(followsSlice.actions.matchUnfollowed({ sport, id: Number(id) }))
  }

  return (
    <MarksList
      label="我的关注"
      marks={data}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      empty={{
        text: '还没有关注，点比赛旁的星标即可关注',
        action: { label: '去看比赛', onChoose: () => host.navigate(paths.scores()) },
      }}
      undo="取消关注"
      onUndo={unfollow}
    />
  )
}
