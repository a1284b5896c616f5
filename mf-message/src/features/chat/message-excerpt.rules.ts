import type { Entry } from '@saidian/shared/contracts/messaging'
import { shownTitle } from '../../conversations'

const MAX_EXCERPT = 60

/** What a line says of a message: the beginning of its text, or its kind. */
export function excerptOf({ body }: Pick<Entry, 'body'>, isYoung: boolean): string {
  switch (body.kind) {
    case 'text': {
      const text = body.text.replace(/\s+/g, ' ')
      return [...text].slice(0, MAX_EXCERPT).join('')
    }
    case 'picture':
      return '[图片]'
    case 'voice':
      return '[语音]'
    case 'card':
      return `[${shownTitle(body.card, isYoung) || '方案'}]`
    default:
      return ''
  }
}
