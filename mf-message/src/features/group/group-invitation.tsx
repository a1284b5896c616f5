import type { GroupPreview } from '@saidian/shared/contracts/messaging'
import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { Button, EmptyState, ErrorState } from '@saidian/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { useGroupPreviewQuery, useJoinGroupMutation } from '../../people/data/groups.api'
import { GroupPicture } from '../../people/group-picture'
import { peoplePaths } from '../../people/paths'
import css from '../../people/people.module.css'
import { PeopleSkeleton } from '../../people/people-skeleton'
import { useAct } from '../../people/use-act'
import own from './group.module.css'

const NOT_FOUND = ['group.no_such_group', 'request.invalid']

const JoinSheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "forms" */ './join-sheet')).JoinSheet,
}))

/** A group as one sees it who has its code, with the way in. */
export function GroupInvitation({ code }: { code: string }) {
  const host = useHost()
  const { currentData, error, refetch } = useGroupPreviewQuery(code, {
    refetchOnMountOrArgChange: true,
  })
  if (error && 'reason' in error && NOT_FOUND.includes(error.reason)) {
    const action = { label: '看我的群聊', onChoose: () => host.navigate(peoplePaths.groups()) }
    return <EmptyState text="邀请已失效，或群聊已解散" action={action} />
  }
  if (!currentData)
    return error ? <ErrorState text="加载失败，请稍后再试" onRetry={refetch} /> : <PeopleSkeleton />
  return (
    <section className={own.preview} aria-label={currentData.name}>
      <GroupPicture id={currentData.id} group={currentData} />
      <h2 className={own.name}>{currentData.name}</h2>
      <p className={css.note}>{currentData.members} 位成员</p>
      <WayIn code={code} group={currentData} />
    </section>
  )
}

function WayIn({ code, group }: { code: string; group: GroupPreview }) {
  const host = useHost()
  const act = useAct()
  const [isAsking, setAsking] = useState(false)
  const [join, { isLoading }] = useJoinGroupMutation()
  const { id, joinCheck, isMember, isWaiting, isDissolved } = group
  const open = () => host.navigate(paths.conversation(id), { replace: true })
  async function enter() {
    const sent = join({ body: { code } })
    if (!(await act(sent))) return
    // One whom a manager removed waits for the managers of an open group too.
    if ((await sent).data?.isMember) {
      host.toast({ text: '已加入群聊', kind: 'success' })
      open()
    } else host.toast({ text: '申请已发送', kind: 'success' })
  }
  if (isDissolved) return <p className={own.hint}>群聊已解散</p>
  if (isMember)
    return (
      <Button isWide onClick={open}>
        进入群聊
      </Button>
    )
  if (isWaiting) return <p className={own.hint}>申请已发送，等待群主或管理员通过</p>
  if (joinCheck === 'closed') return <p className={own.hint}>该群聊只能由管理员邀请加入</p>
  if (joinCheck === 'open')
    return (
      <Button isWide disabled={isLoading} onClick={() => void enter()}>
        加入群聊
      </Button>
    )
  return (
    <>
      <Button isWide onClick={() => setAsking(true)}>
        申请加入
      </Button>
      {isAsking && (
        <Suspense>
          <JoinSheet code={code} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
