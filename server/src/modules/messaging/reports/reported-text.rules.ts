import { type EntryBody, voiceAddress } from '@saidian/shared/contracts/messaging'
import { excerptOf } from '../../../platform/text-filter'
import type { ReportedEntry } from './reported-entry'

/** What a reviewer reads of a message: its text, or where the staff sees and hears its file. */
function textOf(body: EntryBody): string {
  switch (body.kind) {
    case 'text':
      return body.text
    case 'picture':
      return `[图片] ${nameOf(body.picture.large)}`
    case 'voice':
      return `[语音 ${Math.ceil(body.ms / 1_000)} 秒] ${nameOf(voiceAddress(body.key))}`
    case 'card':
      return `[卡片] ${body.card.title} (${body.card.kind} ${body.card.id})`
    default:
      return ''
  }
}

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

/** Reported messages as the staff reads them, one after the other, each with its time. */
export function reportedText(entries: readonly ReportedEntry[]): string {
  return entries
    .map(({ body, atMs }) => `${new Date(atMs).toISOString()} ${textOf(body)}`)
    .join('\n')
}

/** The first message in short, as notices to the reporter and the sender have it. */
export function shortReport([first]: readonly ReportedEntry[]): string {
  if (!first) return ''
  const { body } = first
  const text = body.kind === 'text' ? body.text : SHORT[body.kind as keyof typeof SHORT]
  return excerptOf(text ?? '')
}

const SHORT = { picture: '[图片]', voice: '[语音]', card: '[卡片]' } as const
