import type { FieldValues } from 'react-hook-form'
import { normaliseAccountName } from '../contracts/accounts'
import { FIELD_PATTERNS } from '../contracts/http'
import { TextField } from './text-field'
import type { FieldOfForm } from './use-field'

const PHONE_RULES = {
  setValueAs: normaliseAccountName,
  required: '请输入手机号',
  pattern: { value: new RegExp(FIELD_PATTERNS.phone), message: '请输入 11 位手机号' },
}

export type PhoneFieldProps<Values extends FieldValues> = FieldOfForm<Values> & { hint?: string }

/** Mobile number; spaces and a country code are removed. */
export function PhoneField<Values extends FieldValues>(field: PhoneFieldProps<Values>) {
  return (
    <TextField
      {...field}
      label="手机号"
      rules={PHONE_RULES}
      type="tel"
      autoComplete="tel-national"
      maxLength={24}
    />
  )
}
