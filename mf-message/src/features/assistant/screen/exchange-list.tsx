import { memo } from 'react'
import type { AssistantSession } from '../../../assistant/assistant-session'
import type { Exchange } from '../../../assistant/exchange.rules'
import { AnswerView } from '../answer/answer-view'
import css from './screen.module.css'

type ExchangeListProps = {
  exchanges: readonly Exchange[]
  session: AssistantSession
  isAsking: boolean
}

/** Questions and answers, oldest first. */
export function ExchangeList({ exchanges, session, isAsking }: ExchangeListProps) {
  return exchanges.map((exchange) => (
    <ExchangeView key={exchange.ref} exchange={exchange} session={session} canRetry={!isAsking} />
  ))
}

type ExchangeViewProps = { exchange: Exchange; session: AssistantSession; canRetry: boolean }

const ExchangeView = memo(function ExchangeView({
  exchange,
  session,
  canRetry,
}: ExchangeViewProps) {
  return (
    <article className={css.exchange}>
      <h2 className={css.question}>{exchange.question}</h2>
      <AnswerView
        exchange={exchange}
        onRetry={canRetry ? () => session.retry(exchange.ref) : undefined}
      />
    </article>
  )
})
