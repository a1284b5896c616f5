import { useBack, useLocation, useSearchParams } from '@saidian/shared/router'
import { ErrorState } from '@saidian/shared/ui'
import { withoutEditor } from '../../paths'
import { useCommunityPostQuery } from '../../posts/data/posts.api'
import { EditedPost } from './edited-post'
import { EditorShell } from './editor-shell'
import { NewPost } from './new-post'

type PostEditorProps = {
  /** The circle that 发帖 was tapped in. */
  circleId: number | null
  /** The post to change; null for a new one. */
  editedCode: string | null
}

const NOTHING_YET = { label: '保存', isDisabled: true, onUse: () => undefined }

/** The editor of posts over a page: a step of the history, so that back closes it. */
export function PostEditor({ circleId, editedCode }: PostEditorProps) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const rest = withoutEditor(search).toString()
  const close = useBack(rest ? `${pathname}?${rest}` : pathname)
  if (editedCode === null) return <NewPost circleId={circleId} onClose={close} />
  return <LoadedPost code={editedCode} onClose={close} />
}

function LoadedPost({ code, onClose }: { code: string; onClose: () => void }) {
  const { currentData: post, error, refetch } = useCommunityPostQuery(code)
  if (post?.isOwn) return <EditedPost post={post} onClose={onClose} />
  return (
    <EditorShell title="编辑帖子" onClose={onClose} action={NOTHING_YET}>
      {error || post ? (
        <ErrorState text={post ? '只能编辑自己的帖子' : '加载失败'} onRetry={refetch} />
      ) : (
        <p role="status">加载中</p>
      )}
    </EditorShell>
  )
}
