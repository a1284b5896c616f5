import type { Friend } from '@saidian/shared/contracts/friends'
import { useHost } from '@saidian/shared/host'
import { Button, EmptyState, ErrorState, VirtualList } from '@saidian/shared/ui'
import { Portrait, SearchField } from '@saidian/shared/ui/subpages'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import css from './choose-friends.module.css'
import { useFriends } from './data/use-friends'
import { friendsWith, shownName } from './names.rules'
import { peoplePaths } from './paths'
import people from './people.module.css'
import { PeopleSkeleton } from './people-skeleton'

const keyOf = ({ id }: Friend) => id
/** In rem, as `--row-score`. */
const heightOf = () => 1.28

export type ChooseFriendsProps = {
  /** Already there: shown, and cannot be chosen. */
  present?: ReadonlySet<string>
  max: number
  /** Label of the button. */
  action: string
  isBusy: boolean
  onDone: (chosen: readonly Friend[]) => void
  /** Chosen at first. */
  first?: string
  /** Above the list. */
  children?: ReactNode
}

const NOT_PRESENT: ReadonlySet<string> = new Set()

/** Friends to choose from, with a search field; a button at the bottom says how many. */
export function ChooseFriends(props: ChooseFriendsProps) {
  const { present = NOT_PRESENT, max, action, isBusy, onDone, first = '', children } = props
  const host = useHost()
  const { friends, error, refetch } = useFriends()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(first ? [first] : []))
  const [typed, setTyped] = useState('')
  const found = useMemo(() => friendsWith(friends ?? [], typed), [friends, typed])
  const toggle = useCallback((id: string) => setChosen((before) => toggled(before, id, max)), [max])
  const renderFriend = useCallback(
    (friend: Friend) => (
      <ChoiceRow
        friend={friend}
        isChosen={chosen.has(friend.id)}
        isPresent={present.has(friend.id)}
        onToggle={toggle}
      />
    ),
    [chosen, present, toggle],
  )
  if (!friends)
    return error ? <ErrorState text="加载失败，请稍后再试" onRetry={refetch} /> : <PeopleSkeleton />
  if (friends.length === 0) {
    const act = { label: '添加朋友', onChoose: () => host.navigate(peoplePaths.find()) }
    return <EmptyState text="还没有好友，先添加朋友吧" action={act} />
  }
  const picked = friends.filter(({ id }) => chosen.has(id))
  return (
    <>
      {children}
      <SearchField label="搜索好友" placeholder="搜索好友" value={typed} onChange={setTyped} />
      {found.length === 0 && <EmptyState text="通讯录里没有找到" />}
      <VirtualList
        label="选择好友"
        items={found}
        keyOf={keyOf}
        heightOf={heightOf}
        renderItem={renderFriend}
      />
      <div className={css.bar}>
        <p className={css.chosen} role="status">
          {picked.length === 0 ? '请选择好友' : picked.map(shownName).join('、')}
        </p>
        <Button disabled={isBusy || picked.length === 0} onClick={() => onDone(picked)}>
          {isBusy ? '请稍候…' : `${action}(${picked.length})`}
        </Button>
      </div>
    </>
  )
}

function toggled(before: ReadonlySet<string>, id: string, max: number): ReadonlySet<string> {
  const next = new Set(before)
  if (!next.delete(id) && next.size < max) next.add(id)
  return next
}

type ChoiceRowProps = {
  friend: Friend
  isChosen: boolean
  isPresent: boolean
  onToggle: (id: string) => void
}

function ChoiceRow({ friend, isChosen, isPresent, onToggle }: ChoiceRowProps) {
  const { id, nickName, portrait } = friend
  return (
    <label className={people.row}>
      <input
        type="checkbox"
        className={css.box}
        checked={isChosen || isPresent}
        disabled={isPresent}
        onChange={() => onToggle(id)}
      />
      <Portrait name={nickName} id={id} src={portrait} size={48} />
      <span className={people.name}>{shownName(friend)}</span>
      {isPresent && <span className={people.state}>已在群里</span>}
    </label>
  )
}
