import type { AnswerBlock, AnswerSource } from '@saidian/shared/contracts/assistant'
import { BarsBlock } from './bars-block'
import type { BlockSource } from './block-frame'
import { MatchesBlock } from './matches-block'
import { TableBlock } from './table-block'

type BlockListProps = { blocks: readonly AnswerBlock[]; sources: readonly AnswerSource[] }

/** Rows of the product's own data in an answer. */
export function BlockList({ blocks, sources }: BlockListProps) {
  return blocks.map((block, at) => (
    <OneBlock
      key={`${at} ${block.kind}`}
      block={block}
      source={sources.find(({ n }) => n === block.source)}
    />
  ))
}

function OneBlock({ block, source }: BlockSource & { block: AnswerBlock }) {
  switch (block.kind) {
    case 'table':
      return <TableBlock block={block} source={source} />
    case 'chart':
      return <BarsBlock block={block} source={source} />
    case 'matches':
      return <MatchesBlock block={block} source={source} />
  }
}
