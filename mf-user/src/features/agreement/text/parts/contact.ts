import { list, paragraph } from '@saidian/shared/ui/rich-text'
import type { Chapter } from '../../agreement'
import { CONTACT, FEEDBACK } from './references'

/** Contact chapter, the last one of a text. */
export function contactChapter(number: string): Chapter {
  return {
    id: 'contact',
    title: `${number}、如何联系我们`,
    blocks: [
      paragraph(
        '对本文有疑问、意见或投诉，或者要行使你的权利，请在',
        FEEDBACK,
        '中写给我们，并选择合适的类型。我们在 15 个工作日内答复；情况复杂、需要更长时间的，会先告诉你原因和预计时间。更多说明见',
        CONTACT,
        '。',
      ),
    ],
  }
}

export const ONLY_WAY = paragraph(
  '产品内的',
  FEEDBACK,
  '是我们目前唯一的联系方式。我们没有开设客服电话，也没有客服微信、QQ 群或其他社交账号；凡以赛点名义通过这些方式找你的，都不是我们。',
)

export const NEVER_ASKED = list(
  '不会向你索要密码或短信验证码；',
  '不会让你转账、充值到个人账户，或下载其他应用；',
  '不会带你下注、跟单，也不会出售所谓内幕消息。',
)
