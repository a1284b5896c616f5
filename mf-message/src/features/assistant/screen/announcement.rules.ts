import type { Exchange } from '../../../assistant/exchange.rules'

/** Longest text that is read at once; the rest is in the answer. */
const MAX_SPOKEN = 600

/**
 * What a screen reader says about an answer under way: each step and the whole text, not its
 * pieces. A failure is an alert of its own.
 */
export function announcementOf({ state, steps, text, blocks }: Exchange): string {
  if (state === 'asking') return text === '' ? (steps.at(-1) ?? '正在思考') : '正在回答'
  if (state === 'stopped') return '已停止回答'
  if (state === 'failed') return ''
  const count = blocks.length > 0 ? `，附${blocks.length}个数据块` : ''
  return `回答完毕${count}。${spokenText(text)}`
}

function spokenText(text: string): string {
  const plain = text.replace(/[*_`#>|~]+|\[\d{1,2}\]/g, '').replace(/\s+/g, ' ')
  return plain.length > MAX_SPOKEN ? `${plain.slice(0, MAX_SPOKEN)}…` : plain
}
