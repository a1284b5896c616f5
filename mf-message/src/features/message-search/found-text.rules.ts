import type { FoundMessage } from '@saidian/shared/contracts/messaging'
import { shownTitle } from '../../conversations'

/** What was searched of a message: its text, or the title of its card. */
export function foundText({ entry: { body } }: Pick<FoundMessage, 'entry'>, isYoung: boolean) {
  if (body.kind === 'text') return body.text
  return body.kind === 'card' ? shownTitle(body.card, isYoung) || '[方案]' : ''
}
