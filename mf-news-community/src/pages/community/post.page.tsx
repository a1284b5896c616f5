import type { ApiError } from '@saidian/shared/api'
import { CommentThreadList } from '@saidian/shared/comments'
import type { CommentSubject } from '@saidian/shared/contracts/comments'
import type { Post } from '@saidian/shared/contracts/community'
import { COMMENT_PARAM } from '@saidian/shared/contracts/page'
import { type Host, usePageText } from '@saidian/shared/host'
import { postPageText } from '@saidian/shared/lib/texts'
import { useBack, useNavigate, useSearchParams } from '@saidian/shared/router'
import { outboxSlice, useAppDispatch } from '@saidian/shared/store'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { Page } from '@saidian/shared/ui/subpages'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { CardsSkeleton } from '../../cards/cards-skeleton'
import { PostActs } from '../../features/post-detail/post-acts'
import { PostView } from '../../features/post-detail/post-view'
import { PutAside } from '../../features/post-detail/put-aside'
import { contentPaths } from '../../paths'
import { communityPost, useCommunityPostQuery } from '../../posts/data/posts.api'
import { EditorOverPage } from './editor-over-page'
import css from './post.module.css'

const CODE = /^[1-9]\d{0,17}$/
/** Says the same as the server of one that is gone. */
const NONE = '帖子不存在或已删除'

/** Starts to load the post while the page is on its way. */
export function loadPost({ request, context: host }: LoaderGiven) {
  const code = new URL(request.url).searchParams.get('code') ?? ''
  return CODE.test(code) ? host.dispatch(communityPost.initiate(code, { subscribe: false })) : null
}
type LoaderGiven = { request: Request; context: Host }

/** A post with its comments. */
export function PostPage() {
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  if (!CODE.test(code)) return <Missing />
  return <OpenPost key={code} code={code} focusId={search.get(COMMENT_PARAM)} />
}

type OpenPostProps = { code: string; focusId: string | null }

function OpenPost({ code, focusId }: OpenPostProps) {
  const { currentData: post, error, refetch } = useCommunityPostQuery(code)
  const reason = (error as Partial<ApiError> | undefined)?.reason
  if (post?.state === 'deleted' || reason === 'community.no_such_post') return <Missing />
  if (post) return <LoadedPost post={post} focusId={focusId} />
  return (
    <Around>
      {error ? <ErrorState text="加载失败，请稍后再试" onRetry={refetch} /> : <CardsSkeleton />}
    </Around>
  )
}

function LoadedPost({ post, focusId }: { post: Post; focusId: string | null }) {
  const { code, state } = post
  const text = postPageText(post)
  const back = useBack(contentPaths.community())
  const thread = useRef<HTMLDivElement>(null)
  const subject = useMemo<CommentSubject>(() => ({ kind: 'post', id: code }), [code])
  const toThread = () => thread.current?.scrollIntoView({ block: 'start' })
  usePageText(text)
  useRememberVisit(code, text.title)
  return (
    <>
      <Around
        actions={<PutAside post={post} onLeave={back} />}
        footer={
          state === 'shown' && <PostActs post={post} subject={subject} onOpenThread={toThread} />
        }
      >
        <PostView post={post} />
        {state === 'shown' && (
          <div ref={thread} className={css.thread}>
            <CommentThreadList subject={subject} focusId={focusId} />
          </div>
        )}
      </Around>
      <EditorOverPage />
    </>
  )
}

/** Adds the post to the member's history. */
function useRememberVisit(code: string, title: string): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const page = { kind: 'post', sport: null, id: code, title } as const
    dispatch(outboxSlice.actions.pageVisited(page))
  }, [dispatch, code, title])
}

function Missing() {
  const navigate = useNavigate()
  const toCommunity = () => navigate(contentPaths.community(), { replace: true })
  return (
    <Around>
      <EmptyState text={NONE} action={{ label: '返回社区', onChoose: toCommunity }} />
    </Around>
  )
}

type AroundProps = { actions?: ReactNode; footer?: ReactNode; children: ReactNode }

function Around({ actions, footer, children }: AroundProps) {
  const back = useBack(contentPaths.community())
  return (
    <div className={css.page}>
      <Page title="帖子" onBack={back} actions={actions}>
        {children}
      </Page>
      {footer && <footer className={css.footer}>{footer}</footer>}
    </div>
  )
}
