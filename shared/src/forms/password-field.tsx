import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { PASSWORD_RULE } from '../contracts/accounts'
import css from './field.module.css'
import { TextField } from './text-field'
import type { FieldOfForm, FieldRules } from './use-field'

export const PASSWORD_HINT = `至少 ${PASSWORD_RULE.min} 位，别用生日、手机号和常见密码`

/** Well above the allowed length: a long password is rejected by the rule, never truncated. */
const MAX_LENGTH = 256

/** An existing password: only its presence is checked. */
const KNOWN_PASSWORD = { required: '请输入密码' }

/** The server also rejects common passwords. */
const NEW_PASSWORD = {
  ...KNOWN_PASSWORD,
  minLength: { value: PASSWORD_RULE.min, message: `密码至少 ${PASSWORD_RULE.min} 位` },
  maxLength: { value: PASSWORD_RULE.max, message: `密码最多 ${PASSWORD_RULE.max} 位` },
}

export type PasswordFieldProps<Values extends FieldValues> = FieldOfForm<Values> & {
  label: string
  /** The user chooses the password here: its length is checked. */
  isNew?: boolean
  hint?: string
  rules?: FieldRules<Values>
}

/** Password field with a show/hide button. `rules` replace its own. */
export function PasswordField<Values extends FieldValues>({
  isNew = false,
  rules = isNew ? NEW_PASSWORD : KNOWN_PASSWORD,
  ...field
}: PasswordFieldProps<Values>) {
  const [isSeen, setSeen] = useState(false)
  return (
    <TextField
      {...field}
      rules={rules}
      autoComplete={isNew ? 'new-password' : 'current-password'}
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
