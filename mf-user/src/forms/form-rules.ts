import {
  FIELD_PATTERNS,
  normaliseAccountName,
  PASSWORD_RULE,
  TEXT_RULES,
  type TextRule,
  textFault,
} from '@saidian/shared/contracts'

/**
 * `maxLength` of a field in UTF-16 units: four times the characters that its rule allows. A text a
 * little too long stays in the field with an error. The limit stops texts that would block the
 * page, such as 50 000 combining marks on one letter.
 */
export function unitLimit(name: keyof typeof TEXT_RULES): number {
  return 4 * TEXT_RULES[name].max
}

/** Rules of each field for `register` of react-hook-form, with the error text beside the field. */
export const FIELD_RULES = {
  phone: {
    setValueAs: normaliseAccountName,
    required: '请输入手机号',
    pattern: { value: new RegExp(FIELD_PATTERNS.phone), message: '请输入 11 位手机号' },
  },
  account: {
    setValueAs: normaliseAccountName,
    required: '请输入手机号或赛点号',
    pattern: { value: /^\d{5,11}$/, message: '手机号或赛点号是 5–11 位数字' },
  },
  code: {
    required: '请输入验证码',
    pattern: { value: new RegExp(FIELD_PATTERNS.smsCode), message: '验证码是 6 位数字' },
  },
  /** An existing password: only its presence is checked. */
  knownPassword: { required: '请输入密码' },
  newPassword: {
    required: '请输入密码',
    minLength: { value: PASSWORD_RULE.min, message: `密码至少 ${PASSWORD_RULE.min} 位` },
    maxLength: { value: PASSWORD_RULE.max, message: `密码最多 ${PASSWORD_RULE.max} 位` },
  },
  agreed: { required: '请先阅读并同意协议' },
  nickName: typed(TEXT_RULES.nickName, '昵称'),
  realName: typed(TEXT_RULES.realName, '姓名'),
  feedback: typed(TEXT_RULES.feedback, '内容'),
  contact: typed(TEXT_RULES.contact, '联系方式'),
  idNumber: {
    required: '请输入身份证号',
    validate: (text: string) =>
      new RegExp(FIELD_PATTERNS.idNumber).test(text.trim()) || '身份证号是 18 位',
  },
} as const

/** Validates a text by the rule that the server checks too; returns the error text. */
function typed(rule: TextRule, name: string) {
  const range = rule.min === 0 ? `最多 ${rule.max}` : `为 ${rule.min}–${rule.max}`
  return {
    validate: (text: string) => {
      const fault = textFault(rule, text)
      return fault === null || (fault === 'missing' ? `请输入${name}` : `${name}${range} 个字`)
    },
  }
}
