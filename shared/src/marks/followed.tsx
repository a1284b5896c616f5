import { useState } from 'react'
import { paths } from '../contracts/page'
import type { Follow } from '../contracts/personal'
import { useHost } from '../host'
import { followName, followsSlice, useAppDispatch } from '../store'
import { useFollows } from './data/use-follows'
import { MarksList } from './marks-list'

/** All follows of the member. What is removed here stays in place until the page closes. */
export function Followed() {
  const host = useHost()
  const dispatch = useAppDispatch()
  const { data, error, refetch } = useFollows()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())

  function toggle({ kind, sport, id, title, kickoffAt }: Follow) {
    const { followed, unfollowed } = followsSlice.actions
    const name = followName({ kind, id })
    const next = new Set(removed)
    const isBack = next.delete(name)
    if (!isBack) next.add(name)
    setRemoved(next)
    const subject = { kind, sport, id, title, kickoffAt }
    dispatch(isBack ? followed(subject) : unfollowed(subject))
  }

  return (
    <MarksList
      label="我的关注"
      act="关注"
      marks={data}
      isRemoved={(mark) => removed.has(followName(mark))}
      onToggle={toggle}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      empty={{
        text: '还没有关注，点比赛旁的星标即可关注',
        action: { label: '去看比赛', onChoose: () => host.navigate(paths.scores()) },
      }}
    />
  )
}
