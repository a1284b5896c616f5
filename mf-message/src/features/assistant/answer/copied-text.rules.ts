import type { AnswerBlock } from '@saidian/shared/contracts/assistant'
import type { Exchange } from '../../../assistant/exchange.rules'

/** An answer as text for elsewhere: with its tables, and its sources with whole addresses. */
export function copiedText(
  { text, blocks, sources }: Pick<Exchange, 'text' | 'blocks' | 'sources'>,
  origin: string,
): string {
  const parts = [text.trim(), ...blocks.map(blockText)]
  if (sources.length > 0) {
    const lines = sources.map(({ n, title, link }) => `[${n}] ${title} ${origin}${link}`)
    parts.push(['数据来源：', ...lines].join('\n'))
  }
  return parts.filter((part) => part !== '').join('\n\n')
}

function blockText(block: AnswerBlock): string {
  switch (block.kind) {
    case 'table':
      return [
        block.title,
        block.columns.join('\t'),
        ...block.rows.map((row) => row.join('\t')),
      ].join('\n')
    case 'chart':
      return [block.title, ...block.bars.map(({ label, text }) => `${label}\t${text}`)].join('\n')
    case 'matches':
      // Rows with the score of now: a copy would soon be wrong. The source leads to them.
      return ''
  }
}
