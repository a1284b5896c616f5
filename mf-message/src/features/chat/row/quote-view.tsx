import type { MessageQuote } from '../../../log'
import { useChat } from '../chat-context'
import css from './row.module.css'

/** The message that this one answers; a tap shows it. */
export function QuoteView({ quote }: { quote: MessageQuote }) {
  const { nameOf, acts, conversation } = useChat()
  const isHidden = quote.isHidden || conversation?.hidden?.includes(quote.senderId)
  return (
    <button type="button" className={css.quote} onClick={() => acts.goTo(quote.seq)}>
      {nameOf(quote.senderId)}：{isHidden ? '消息不可见' : quote.excerpt}
    </button>
  )
}
