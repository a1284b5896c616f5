import { Button, Icon, useTicking } from '@saidian/shared/ui'
import { useCallback } from 'react'
import type { ExchangeError } from '../../../assistant/exchange.rules'
import css from './answer.module.css'

type AnswerFailureProps = { error: ExchangeError | null; onRetry: (() => void) | undefined }

/** Of exchanges that failed on another device or in an earlier visit. */
const UNKNOWN: ExchangeError = { reason: '', message: '回答没有完成', retryAt: null }

/** Why there is no whole answer, and the way to ask again when that can help. */
export function AnswerFailure({ error, onRetry }: AnswerFailureProps) {
  const { reason, message, retryAt } = error ?? UNKNOWN
  const wait = useTicking(
    useCallback(
      (nowMs: number) => Math.max(0, Math.ceil(((retryAt ?? 0) - nowMs) / 1000)),
      [retryAt],
    ),
  )
  // The budget is one of the day: asking again today cannot help.
  const canRetry = reason !== 'assistant.budget'
  return (
    <div className={css.failure}>
      <p className={css.reason} role="alert">
        <Icon name="warning" size={16} />
        {message}
      </p>
      {canRetry && (
        <Button look="tinted" disabled={!onRetry || wait > 0} onClick={onRetry}>
          {wait > 0 ? `${wait} 秒后可重试` : '重试'}
        </Button>
      )}
    </div>
  )
}
