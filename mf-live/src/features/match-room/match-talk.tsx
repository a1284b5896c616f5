import { COMMENT_PARAM } from '@saidian/shared/contracts/page'
import { useSearchParams } from '@saidian/shared/router'
import { Segmented } from '@saidian/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { PanelSkeleton } from '../../match/components/panel-skeleton'
import { useMatchContext } from '../../match/match-context'
import { MatchRoom } from './match-room'
import css from './match-room.module.css'

const MatchComments = lazy(async () => ({
  default: (await import('./match-comments')).MatchComments,
}))

const VIEWS = [
  { key: 'chat', text: '实时聊天' },
  { key: 'comments', text: '评论' },
] as const

/**
 * 聊天: the room of the match, and its comments. The room is loud while the match is played;
 * afterwards, or by a link to a comment, the tab opens with the comments.
 */
export function MatchTalk() {
  const { isOver } = useMatchContext()
  const [search] = useSearchParams()
  const focusId = search.get(COMMENT_PARAM)
  const [view, setView] = useState<'chat' | 'comments'>(
    isOver || focusId !== null ? 'comments' : 'chat',
  )
  return (
    <>
      <div className={css.views}>
        <Segmented look="pill" label="聊天和评论" items={VIEWS} value={view} onChoose={setView} />
      </div>
      {view === 'chat' ? (
        <MatchRoom />
      ) : (
        <Suspense fallback={<PanelSkeleton />}>
          <MatchComments focusId={focusId} />
        </Suspense>
      )}
    </>
  )
}
