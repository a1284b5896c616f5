import { memo } from 'react'
import type { AssistantSession } from '../../../assistant/assistant-session'
import type { Turn } from '../../../assistant/turn.rules'
import { AnswerView } from '../answer/answer-view'
import css from './screen.module.css'

type TurnListProps = { turns: readonly Turn[]; session: AssistantSession; isAsking: boolean }

/** Questions and answers, oldest first. */
export function TurnList({ turns, session, isAsking }: TurnListProps) {
  return turns.map((turn) => (
    <TurnView key={turn.ref} turn={turn} session={session} canRetry={!isAsking} />
  ))
}

type TurnViewProps = { turn: Turn; session: AssistantSession; canRetry: boolean }

const TurnView = memo(function TurnView({ turn, session, canRetry }: TurnViewProps) {
  return (
    <article className={css.turn}>
      <h2 className={css.question}>{turn.question}</h2>
      <AnswerView turn={turn} onRetry={canRetry ? () => session.retry(turn.ref) : undefined} />
    </article>
  )
})
