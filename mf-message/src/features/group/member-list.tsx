import { serverClock } from '@saidian/shared/api'
import { type Group, type GroupMember, ROLE } from '@saidian/shared/contracts/messaging'
import { EmptyState, ErrorState, Icon } from '@saidian/shared/ui'
import { EndlessList, nextPageOf } from '@saidian/shared/ui/endless-list'
import { SearchField } from '@saidian/shared/ui/subpages'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useGroupMembersInfiniteQuery } from '../../people/data/groups.api'
import { useOwnId } from '../../people/data/use-friends'
import { useRemarks } from '../../people/data/use-remarks'
import header from '../../people/header-act.module.css'
import { PeopleSkeleton } from '../../people/people-skeleton'
import { PersonRow } from '../../people/person-row'
import own from './group.module.css'
import { actsOn } from './group-rights.rules'

const MemberMenu = lazy(async () => ({
  default: (await import(/* webpackChunkName: "member-menu" */ './member-menu')).MemberMenu,
}))

const ROLE_LABELS: Record<number, string> = { [ROLE.owner]: '群主', [ROLE.administrator]: '管理员' }
const keyOf = ({ id }: GroupMember) => id
/** In rem, as `--row-score`. */
const guessOf = () => 1.28

/** All members of a group: owner, administrators, then by name; the search finds one of many. */
export function MemberList({ group }: { group: Group }) {
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState('')
  const search = (text: string) => setWanted(text.trim())
  const change = (text: string) => {
    setTyped(text)
    if (text === '') search('')
  }
  return (
    <>
      <SearchField
        label="搜索群成员"
        placeholder="搜索群成员"
        maxLength={30}
        value={typed}
        onChange={change}
        onSubmit={search}
      />
      <Members key={wanted} group={group} wanted={wanted} />
    </>
  )
}

function Members({ group, wanted }: { group: Group; wanted: string }) {
  const query = useGroupMembersInfiniteQuery({ id: group.id, q: wanted })
  const { currentData, error, refetch } = query
  const remarks = useRemarks()
  const [chosen, setChosen] = useState<GroupMember | null>(null)
  const members = useMemo(
    () => currentData?.pages.flatMap((page) => page.members) ?? [],
    [currentData],
  )
  const renderMember = useCallback(
    (member: GroupMember) => (
      <MemberRow
        group={group}
        member={member}
        remark={remarks.get(member.id) ?? ''}
        onMenu={setChosen}
      />
    ),
    [group, remarks],
  )
  if (!currentData)
    return error ? <ErrorState text="加载失败，请稍后再试" onRetry={refetch} /> : <PeopleSkeleton />
  if (members.length === 0) return <EmptyState text="没有找到这个成员" />
  return (
    <>
      <EndlessList
        label="群成员"
        items={members}
        keyOf={keyOf}
        guessOf={guessOf}
        renderItem={renderMember}
        next={nextPageOf(query)}
      />
      {chosen && (
        <Suspense>
          <MemberMenu group={group} member={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  )
}

type MemberRowProps = {
  group: Group
  member: GroupMember
  remark: string
  onMenu: (member: GroupMember) => void
}

function MemberRow({ group, member, remark, onMenu }: MemberRowProps) {
  const ownId = useOwnId()
  const { id, nickName, portrait, role, mutedUntil } = member
  const nowSeconds = serverClock.toServer(Date.now()) / 1000
  const isMuted = mutedUntil !== null && mutedUntil > nowSeconds
  const hasActs = actsOn(group, member, { id: ownId, nowSeconds }).length > 0
  return (
    <PersonRow
      id={id}
      portrait={portrait}
      nickName={nickName}
      remark={remark}
      note={noteOf(remark && `昵称：${nickName}`, isMuted && '禁言中')}
      after={
        <>
          {ROLE_LABELS[role] && <span className={own.role}>{ROLE_LABELS[role]}</span>}
          {hasActs && (
            <button
              type="button"
              className={header.act}
              aria-label={`管理${nickName}`}
              aria-haspopup="dialog"
              onClick={() => onMenu(member)}
            >
              <Icon name="more" size={20} />
            </button>
          )}
        </>
      }
    />
  )
}

/** The parts that there are, in one line. */
function noteOf(...parts: (string | false)[]): string {
  return parts.filter(Boolean).join(' · ')
}
