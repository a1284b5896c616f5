import { NICKNAME_RULE, PASSWORD_RULE } from '@saidian/shared/contracts'

/** What each field asks for, as `register` of react-hook-form takes it: the sentence stands beside the field. */
export const FIELD_RULES = {
  phone: {
    required: '请输入手机号',
    pattern: { value: /^1[3-9]\d{9}$/, message: '请输入 11 位手机号' },
  },
  account: {
    required: '请输入手机号或赛点号',
    pattern: { value: /^\d{5,11}$/, message: '手机号或赛点号是 5–11 位数字' },
  },
  code: {
    required: '请输入验证码',
    pattern: { value: /^\d{6}$/, message: '验证码是 6 位数字' },
  },
  /** One that exists already: how it was made is not asked again. */
  knownPassword: { required: '请输入密码' },
  newPassword: {
    required: '请输入密码',
    minLength: { value: PASSWORD_RULE.min, message: `密码至少 ${PASSWORD_RULE.min} 位` },
    maxLength: { value: PASSWORD_RULE.max, message: `密码最多 ${PASSWORD_RULE.max} 位` },
  },
  agreed: { required: '请先阅读并同意协议' },
  nickName: {
    required: '请输入昵称',
    validate: (text: string) => {
      const length = lengthOf(text.trim())
      return (
        (length >= NICKNAME_RULE.min && length <= NICKNAME_RULE.max) ||
        `昵称为 ${NICKNAME_RULE.min}–${NICKNAME_RULE.max} 个字`
      )
    },
  },
  realName: {
    required: '请输入姓名',
    minLength: { value: 2, message: '姓名至少 2 个字' },
  },
  idNumber: {
    required: '请输入身份证号',
    pattern: { value: /^\d{17}[\dXx]$/, message: '身份证号是 18 位' },
  },
} as const

/** Characters as people count them: an emoji of a family is one. */
function lengthOf(text: string): number {
  return [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text)].length
}
