import {
  FIELD_PATTERNS,
  normaliseAccountName,
  PASSWORD_RULE,
  TEXT_RULES,
  type TextRule,
  textFault,
} from '@saidian/shared/contracts'

/**
 * `maxLength` of a field: units of UTF-16, four times what its rule allows of characters. A text that is
 * a little too long stays and is told so; fifty thousand marks on a letter would hold the page up.
 */
export function unitLimit(name: keyof typeof TEXT_RULES): number {
  return 4 * TEXT_RULES[name].max
}

/** What each field asks for, as `register` of react-hook-form takes it: the sentence stands beside the field. */
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
  /** One that exists already: how it was made is not asked again. */
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

/** The rule that the server checks too, as a sentence. */
function typed(rule: TextRule, name: string) {
  const range = rule.min === 0 ? `最多 ${rule.max}` : `为 ${rule.min}–${rule.max}`
  return {
    validate: (text: string) => {
      const fault = textFault(rule, text)
      return fault === null || (fault === 'missing' ? `请输入${name}` : `${name}${range} 个字`)
    },
  }
}
