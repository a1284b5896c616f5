import type { Conversation } from '@saidian/shared/contracts/messaging'
import { classNames, Icon } from '@saidian/shared/ui'
import css from './row.module.css'

type StateMarkProps = { seq: number; conversation: Conversation }

/** What became of an own message in a private conversation: 已发送, 已送达 or 已读. */
export function StateMark({ seq, conversation }: StateMarkProps) {
  const { kind, peerReadSeq, peerHasSeq } = conversation
  if (kind !== 'private') return null
  const isRead = seq <= peerReadSeq
  const text = isRead ? '已读' : seq <= peerHasSeq ? '已送达' : '已发送'
  return <span className={classNames(css.state, isRead && css.read)}>{text}</span>
}

/** 发送中; after a while a sign of it, so that a fast network shows nothing. */
export function SendingMark() {
  return <span className={css.sending} role="img" aria-label="发送中" />
}

/** 失败: a tap sends the message again. */
export function FailedMark({ problem, onResend }: { problem: string; onResend: () => void }) {
  return (
    <button
      type="button"
      className={css.failed}
      aria-label={`发送失败：${problem}，重发`}
      onClick={onResend}
    >
      <Icon name="warning" size={20} />
    </button>
  )
}
