import type { Entry } from '@saidian/shared/contracts/messaging'

const MAX_EXCERPT = 60

/** What a line says of a message: the beginning of its text, or its kind. */
export function excerptOf({ body }: Entry): string {
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
      return `[${body.card.title}]`
    default:
      return ''
  }
}
