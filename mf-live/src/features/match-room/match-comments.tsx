import { CommentBar, CommentThreadList } from '@saidian/shared/comments'
import type { CommentSubject } from '@saidian/shared/contracts/comments'
import { useMemo } from 'react'
import { useMatchContext } from '../../match/match-context'
import css from './match-room.module.css'

/** Comments on the match, each with the minute it was written in. */
export function MatchComments({ focusId }: { focusId: string | null }) {
  const { matchId } = useMatchContext()
  const subject = useMemo<CommentSubject>(() => ({ kind: 'match', id: `${matchId}` }), [matchId])
  return (
    <div className={css.comments}>
      <CommentBar subject={subject} count={0} />
      <CommentThreadList subject={subject} focusId={focusId} />
    </div>
  )
}
