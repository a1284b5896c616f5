import type { Entry } from '@saidian/shared/contracts/messaging'
import { useChat, useLogState } from '../chat-context'
import { mayForward, mayReport } from './acts.rules'
import css from './menu.module.css'

type ChoiceBarProps = {
  onAct: (act: 'forward' | 'delete' | 'report', entries: readonly Entry[]) => void
}

/** What can be done with several chosen messages. */
export function ChoiceBar({ onAct }: ChoiceBarProps) {
  const { chosen, memberId } = useChat()
  const { run } = useLogState()
  const entries = (run?.entries ?? []).filter(({ seq }) => chosen?.has(seq))
  const isNone = entries.length === 0
  return (
    <div className={css.bar} role="toolbar" aria-label={`已选择 ${entries.length} 条`}>
      <button
        type="button"
        className={css.act}
        disabled={isNone || !entries.every(mayForward)}
        onClick={() => onAct('forward', entries)}
      >
        转发
      </button>
      <button
        type="button"
        className={css.act}
        disabled={isNone || !mayReport(entries, memberId)}
        onClick={() => onAct('report', entries)}
      >
        举报
      </button>
      <button
        type="button"
        className={css.act}
        disabled={isNone}
        onClick={() => onAct('delete', entries)}
      >
        删除
      </button>
    </div>
  )
}
