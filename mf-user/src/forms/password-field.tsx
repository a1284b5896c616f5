import { PASSWORD_RULE } from '@saidian/shared/contracts'
import { useState } from 'react'
import css from './field.module.css'
import { TextField, type TextFieldProps } from './text-field'

export const PASSWORD_HINT = `至少 ${PASSWORD_RULE.min} 位，别用生日、手机号和常见密码`

/** Far more than a password may have, so that none is ever cut to one: the rule beside the field tells. */
const MOST = 256

/** A password: hidden until it is asked to be seen. `autoComplete` says whether it is a new one. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const [isSeen, setSeen] = useState(false)
  return (
    <TextField
      {...props}
      maxLength={MOST}
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
