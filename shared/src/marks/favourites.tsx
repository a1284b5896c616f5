import { useMemo, useState } from 'react'
import { paths } from '../contracts/page'
import type { Favourite } from '../contracts/personal'
import { useHost } from '../host'
import { useFavouritesQuery, usePutFavouriteMutation } from './data/marks.api'
import { MarksList } from './marks-list'

const nameOf = ({ kind, id }: Favourite) => `${kind} ${id}`

/** 收藏: articles, posts and all else that the member keeps. */
export function Favourites() {
  const host = useHost()
  const { data, error, refetch } = useFavouritesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [put] = usePutFavouriteMutation()
  /** What was removed on this page stays in its place, where it can be put back. */
  const [removed, setRemoved] = useState<readonly Favourite[]>([])
  const marks = useMemo(() => data && inOrder(data, removed), [data, removed])
  const isRemoved = (mark: Favourite) => removed.some((each) => nameOf(each) === nameOf(mark))

  async function toggle(mark: Favourite) {
    const isOn = isRemoved(mark)
    const others = removed.filter((each) => nameOf(each) !== nameOf(mark))
    setRemoved(isOn ? others : [...others, mark])
    const { error: failure } = await put({ ...mark, isOn })
    if (!failure) return
    setRemoved(removed)
    host.toast({ text: '没有成功，请稍后再试', kind: 'fail' })
  }

  return (
    <MarksList
      label="我的收藏"
      act="收藏"
      marks={marks}
      isRemoved={isRemoved}
      onToggle={(mark) => void toggle(mark)}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      empty={{
        text: '还没有收藏，在文章或帖子里点收藏',
        action: { label: '去看头条', onChoose: () => host.navigate(paths.headlines()) },
      }}
    />
  )
}

/** Favourites with those that were removed on this page, newest first. */
function inOrder(marks: readonly Favourite[], removed: readonly Favourite[]): Favourite[] {
  const names = new Set(removed.map(nameOf))
  const others = marks.filter((mark) => !names.has(nameOf(mark)))
  return [...others, ...removed].sort((a, b) => b.at - a.at)
}
