import { useSearchParams } from '@saidian/shared/router'
import { useAppSelector } from '@saidian/shared/store'
import { lazy, Suspense } from 'react'

const PostEditor = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "post-editor" */ '../../features/post-editor/post-editor')
  ).PostEditor,
}))

/** The editor of posts over a page, while the address asks for it and a member is here. */
export function EditorOverPage() {
  const [search] = useSearchParams()
  // After a reload the login is known before the member is, and a draft belongs to a member.
  const memberId = useAppSelector(({ session }) => session.userInfo?.id)
  const compose = search.get('compose')
  const edit = search.get('edit')
  if (memberId === undefined || (compose === null && edit === null)) return null
  return (
    <Suspense>
      <PostEditor key={edit ?? 'new'} circleId={Number(compose) || null} editedCode={edit} />
    </Suspense>
  )
}
