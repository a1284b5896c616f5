import { useState } from 'react'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import css from './error-state.module.css'

export type ErrorStateProps = {
  /** A promise keeps the button busy until it settles. */
  onRetry: () => unknown
  /** What failed; 加载失败 when nothing better is known. */
  text?: string
}

/** Loading failed: says so and offers 点击重试. */
export function ErrorState({ onRetry, text = '加载失败' }: ErrorStateProps) {
  const [isRetrying, setRetrying] = useState(false)

  async function retry() {
    setRetrying(true)
    await Promise.resolve(onRetry()).catch(() => undefined)
    setRetrying(false)
  }

  return (
    <div className={css.state} role="alert">
      <span className={css.sign}>
        <Icon name="warning" size={24} />
      </span>
      <p className={css.text}>{text}</p>
      <Button look="tinted" disabled={isRetrying} onClick={() => void retry()}>
        {isRetrying ? '正在重试…' : '点击重试'}
      </Button>
    </div>
  )
}
