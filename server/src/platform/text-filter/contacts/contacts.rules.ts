import { folded } from '../lookalikes.rules'
import { hasLink } from './links.rules'
import { joinedNumbers } from './numbers.rules'
import { createLeaveOut } from './own-addresses.rules'

const GAP = '[^\\p{L}\\p{N}]{0,4}'

/** One of these words in any spacing: 微 信, 微/信, w-x. */
function anyOf(words: string): string {
  const spelled = words.split(' ').map((word) => {
    const text = [...word].join(GAP)
    return /^[a-z]/.test(word) ? `(?<![a-z0-9])${text}` : text
  })
  return `(?:${spelled.join('|')})`
}

const WECHAT = anyOf('微信 威信 薇信 溦信 徽信 维信 卫星 v信 微x 加微 vx wx wechat weixin')
const QQ = anyOf('qq 扣扣 企鹅 企鹅号 q群 群号')
const TELEGRAM = anyOf('telegram tg 电报 飞机 飞机号 whatsapp')
/** 加V; not in front of a name, such as 加Vinicius. */
const ADD_V = `加${GAP}v(?![a-z]+(?![-_a-z0-9]))`
/** An account letter by letter: s a i d i a n. */
const SPELLED_OUT = '[a-z0-9](?:[^\\p{L}\\p{N}]{1,3}[a-z0-9](?![a-z0-9])){4,19}'

/** Messengers: a name of one, then an account. */
const CONTACTS = [
  `(?:${WECHAT}|${ADD_V})[^a-z0-9]{0,4}(?:[a-z][-_a-z0-9]{5,19}|${SPELLED_OUT})`,
  `${TELEGRAM}[^a-z0-9@]{0,4}@?(?:[a-z][_a-z0-9]{4,31}|${SPELLED_OUT})`,
  '[\\w.+-]{1,64}@[a-z0-9-]{1,63}\\.[a-z]{2,10}',
].map((each) => new RegExp(each, 'u'))
const NUMBERS = [
  `(?:${WECHAT}|${ADD_V})[^a-z0-9]{0,4}[1-9]\\d{5,11}(?!\\d)`,
  `${QQ}[^a-z0-9]{0,4}[1-9]\\d{4,10}(?!\\d)`,
  '(?<!\\d)(?:(?:00)?86)?1[3-9]\\d{9}(?!\\d)',
].map((each) => new RegExp(each, 'u'))

export type ContactKind = 'link' | 'contact'
export type FindContact = (text: string) => ContactKind | null

/**
 * Finds a link, telephone number or account of a messenger in a text, also in disguise; the
 * product's own addresses are none.
 */
export function createFindContact(ownOrigins: readonly string[]): FindContact {
  const leaveOut = createLeaveOut(ownOrigins)
  return (text) => {
    const plain = leaveOut(folded(text))
    if (CONTACTS.some((each) => each.test(plain))) return 'contact'
    if (hasLink(plain)) return 'link'
    const joined = joinedNumbers(plain)
    return NUMBERS.some((each) => each.test(joined)) ? 'contact' : null
  }
}
