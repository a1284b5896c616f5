import type { Group } from '@saidian/shared/contracts/messaging'
import { useHost } from '@saidian/shared/host'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import type { ReactNode } from 'react'
import { useGroupQuery } from '../../people/data/groups.api'
import { peoplePaths } from '../../people/paths'
import { PeopleSkeleton } from '../../people/people-skeleton'

const NOT_FOUND = [
  'group.no_such_group',
  'group.not_member',
  'message.no_such_conversation',
  'request.invalid',
]

type GroupDetailProps = { id: string; children: (group: Group) => ReactNode }

/** A group of the member, or why it is not shown. */
export function GroupDetail({ id, children }: GroupDetailProps) {
  const host = useHost()
  const isNumber = /^[1-9]\d{0,17}$/.test(id)
  const { currentData, error, refetch } = useGroupQuery(id, {
    skip: !isNumber,
    refetchOnMountOrArgChange: true,
  })
  const isGone = error !== undefined && 'reason' in error && NOT_FOUND.includes(error.reason)
  if (!isNumber || isGone) {
    const action = {
      label: '看我的群聊',
      onChoose: () => host.navigate(peoplePaths.groups(), { replace: true }),
    }
    return <EmptyState text="你不在这个群聊中，或群聊已解散" action={action} />
  }
  if (currentData) return children(currentData)
  return error ? <ErrorState text="加载失败，请稍后再试" onRetry={refetch} /> : <PeopleSkeleton />
}
