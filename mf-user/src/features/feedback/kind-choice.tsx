import { FEEDBACK_KINDS, type FeedbackKind } from '@saidian/shared/contracts/profile'
import css from './feedback.module.css'

const KIND_LABELS: Record<FeedbackKind, string> = {
  bug: '功能异常',
  data: '数据有误',
  account: '账号问题',
  idea: '功能建议',
  complaint: '投诉举报',
  other: '其他',
}

/** Choice of the feedback kind. */
export function KindChoice({
  value,
  onChoose,
}: {
  value: FeedbackKind
  onChoose: (kind: FeedbackKind) => void
}) {
  return (
    <fieldset className={css.kinds}>
      <legend className={css.legend}>类型</legend>
      {FEEDBACK_KINDS.map((kind) => (
        <label key={kind} className={kind === value ? css.chosen : css.kind}>
          <input
            type="radio"
            name="kind"
            className={css.radio}
            checked={kind === value}
            onChange={() => onChoose(kind)}
          />
          {KIND_LABELS[kind]}
        </label>
      ))}
    </fieldset>
  )
}
