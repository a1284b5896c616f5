import { TEXT_RULES, textFault } from '@saidian/shared/contracts/http'
import { isOfLetters, skeletonOf, type TextKind, tidied } from '../../../platform/text-filter'

/** Nobody may look official, and a name is no place for adverts. */
export const NICKNAME: TextKind = { lists: ['reserved', 'unsafe'], contacts: 'reject' }

/** Maximum length of a nickname in UTF-16 units; longer texts are rejected without being parsed. */
const MAX_UNITS = 200

export type Nickname = { text: string; skeleton: string }
export type NicknameFault = 'length' | 'unfit'

/** The nickname of a member who has not chosen one. */
export function firstNickname(memberId: string): Nickname {
  const text = `球迷${memberId}`
  return { text, skeleton: skeletonOf(text) }
}

/**
 * Parses a typed nickname: its stored form, or why it is invalid. Forbidden words are checked
 * elsewhere.
 */
export function readNickname(typed: string): Nickname | NicknameFault {
  if (typed.length > MAX_UNITS) return 'length'
  const text = tidied(typed)
  if (text.length > MAX_UNITS) return 'length'
  if (!isOfLetters(text)) return 'unfit'
  if (textFault(TEXT_RULES.nickName, text) !== null) return 'length'
  const skeleton = skeletonOf(text)
  return skeleton === '' || isNumberOfMember(text) ? 'unfit' : { text, skeleton }
}

/** Phone numbers, and the default names of other members. */
function isNumberOfMember(text: string): boolean {
  const plain = text.replace(/[\s_.·・-]+/g, '')
  return (
    /^\d{5,}$|\d{7,}/.test(plain) ||
    skeletonOf(plain)
      .replace(/[ol]/g, '0')
      .match(/^球迷\d+$/) !== null
  )
}
