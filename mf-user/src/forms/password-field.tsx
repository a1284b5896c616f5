import { PASSWORD_RULE } from '@saidian/shared/contracts'
import { useState } from 'react'
import css from './field.module.css'
import { TextField, type TextFieldProps } from './text-field'

export const PASSWORD_HINT = `至少 ${PASSWORD_RULE.min} 位，别用生日、手机号和常见密码`

/** Well above the allowed length: a long password is rejected by the rule, never truncated. */
const MAX_LENGTH = 256

/** Password field with a show/hide button. `autoComplete` says whether the password is new. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const [isSeen, setSeen] = useState(false)
  return (
    <TextField
      {...props}
      maxLength={MAX_LENGTH}
      type={isSeen ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      after={
        <button
          type="button"
          className={css.after}
          aria-pressed={isSeen}
          aria-label="显示密码"
          onClick={() => setSeen(!isSeen)}
        >
          {isSeen ? '隐藏' : '显示'}
        </button>
      }
    />
  )
}
