import { useId } from 'react'
import css from './menu.module.css'

const COMMON = ['广告引流', '人身攻击', '与圈子无关', '剧透', '重复发帖'] as const
const MAX_REASON = 200

type ReasonFieldProps = { value: string; onChange: (reason: string) => void }

/** Why a manager acts: the member reads it. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const id = useId()
  return (
    <div className={css.reason}>
      <div className={css.common}>
        {COMMON.map((text) => (
          <button
            key={text}
            type="button"
            className={css.choice}
            aria-pressed={value === text}
            onClick={() => onChange(text)}
          >
            {text}
          </button>
        ))}
      </div>
      <label className={css.label} htmlFor={id}>
        原因（作者会看到）
      </label>
      <textarea
        id={id}
        className={css.field}
        rows={2}
        maxLength={MAX_REASON}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
