import { isOwnAddress } from '@saidian/shared/contracts/page'

/** Where a link of an answer leads; null for one that is shown as its text alone. */
export type AnswerLink = { kind: 'own'; to: string } | { kind: 'out'; href: string; host: string }

/** Only pages of the product and https: an answer may repeat what a stranger wrote. */
export function answerLink(url: string): AnswerLink | null {
  if (isOwnAddress(url)) return { kind: 'own', to: url }
  if (!/^https:\/\//i.test(url) || !URL.canParse(url)) return null
  const { protocol, username, password, host, href } = new URL(url)
  if (protocol !== 'https:' || username !== '' || password !== '') return null
  return { kind: 'out', href, host }
}
