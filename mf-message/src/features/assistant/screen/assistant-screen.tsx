import { useLocation } from '@saidian/shared/router'
import { ErrorState, Icon } from '@saidian/shared/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { useAssistantStartQuery } from '../../../assistant/assistant.api'
import type { SessionState } from '../../../assistant/assistant-session'
import { useClosedMarket } from '../../../assistant/closed-market'
import { useAssistant } from '../../../assistant/use-assistant'
import { announcementOf } from './announcement.rules'
import { BudgetNote } from './budget-note'
import { ExchangeList } from './exchange-list'
import { ExchangesSkeleton } from './exchanges-skeleton'
import { QuestionForm } from './question-form'
import css from './screen.module.css'
import { Suggestions } from './suggestions'
import { useConversationAddress } from './use-conversation-address'
import { useOnline } from './use-online'
import { useStickToEnd } from './use-stick-to-end'
import { Welcome } from './welcome'

/** The conversation with the assistant, and where one asks. */
export function AssistantScreen({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const { session, source, state } = useAssistant()
  const isAsking = state.exchanges.some((exchange) => exchange.state === 'asking')
  const content = useRef<HTMLDivElement>(null)
  const { isAtEnd, toEnd, toAnswer } = useStickToEnd(content, {
    isFollowing: isAsking,
    entry: useLocation().key,
  })
  const isOnline = useOnline()
  const left = useLeft(isAsking)
  useConversationAddress(session, source)
  useEndAfterLoad(state.status, toEnd)

  function ask(question: string): void {
    session.ask(question)
    toAnswer()
  }

  const live = state.exchanges.find(({ ref }) => ref === state.liveRef)
  return (
    <div className={css.screen}>
      <div ref={content} className={css.content}>
        <Conversation state={state} onAsk={ask} session={session} />
      </div>
      <p className={css.spoken} role="status">
        {live && announcementOf(live)}
      </p>
      <div className={css.bottom}>
        {!isAtEnd && state.exchanges.length > 0 && (
          <button type="button" className={css.toEnd} aria-label="回到最新" onClick={toEnd}>
            <Icon name="chevron" size={16} />
          </button>
        )}
        {!isOnline && <p className={css.offline}>网络已断开，连上后就能提问</p>}
        {left === 0 && !isAsking ? (
          <BudgetNote />
        ) : (
          <QuestionForm field={field} session={session} isAsking={isAsking} onAsk={ask} />
        )}
      </div>
    </div>
  )
}

type ConversationProps = {
  state: SessionState
  session: ReturnType<typeof useAssistant>['session']
  onAsk: (question: string) => void
}

function Conversation({ state, session, onAsk }: ConversationProps) {
  const { status, exchanges, error, conversationId } = state
  if (status === 'loading') return <ExchangesSkeleton />
  if (status === 'failed')
    return (
      <ErrorState
        text={error?.message ?? '加载失败'}
        onRetry={() => conversationId && session.open(conversationId)}
      />
    )
  const last = exchanges.at(-1)
  if (!last) return <Welcome onAsk={onAsk} />
  return (
    <>
      <ExchangeList exchanges={exchanges} session={session} isAsking={last.state === 'asking'} />
      {last.state === 'done' && <Suggestions questions={last.suggestions} onAsk={onAsk} />}
    </>
  )
}

/** Questions that are left today; read again after each answer. */
function useLeft(isAsking: boolean): number | undefined {
  const closed = useClosedMarket()
  const { data, refetch } = useAssistantStartQuery({ query: { closed } })
  const wasAsking = useRef(isAsking)
  useEffect(() => {
    if (wasAsking.current && !isAsking) void refetch()
    wasAsking.current = isAsking
  }, [isAsking, refetch])
  return data?.left
}

/** A conversation opens at its end. */
function useEndAfterLoad(status: SessionState['status'], toEnd: () => void): void {
  const before = useRef(status)
  useEffect(() => {
    if (before.current === 'loading' && status === 'ready') toEnd()
    before.current = status
  }, [status, toEnd])
}
