import { useHost } from '@saidian/shared/host'
import { useRef } from 'react'
import type { Exchange } from '../../../assistant/exchange.rules'
import css from './answer.module.css'
import { copiedText } from './copied-text.rules'

type AnswerActsProps = { exchange: Exchange; onRetry: (() => void) | undefined }

/** What one can do with an answer. */
export function AnswerActs({ exchange, onRetry }: AnswerActsProps) {
  const host = useHost()
  const acts = useRef<HTMLDivElement>(null)

  async function copy(): Promise<void> {
    const { copyText } = await import('@saidian/shared/ui/share')
    const text = copiedText(exchange, window.location.origin)
    const isCopied = await copyText(text, acts.current ?? document.body)
    host.toast(
      isCopied
        ? { text: '已复制', kind: 'success' }
        : { text: '复制失败，请长按文字复制', kind: 'fail' },
    )
  }

  return (
    <div ref={acts} className={css.acts}>
      {(exchange.text !== '' || exchange.blocks.length > 0) && (
        <button type="button" className={css.act} onClick={() => void copy()}>
          复制
        </button>
      )}
      {onRetry && (
        <button type="button" className={css.act} onClick={onRetry}>
          重新回答
        </button>
      )}
    </div>
  )
}
