import type { Block } from '@saidian/shared/contracts/content'
import { MatchBlock } from './match-block'
import { PictureBlock } from './picture-block'
import { Spans } from './spans'
import { TableBlock } from './table-block'
import { VideoBlock } from './video-block'

type BlocksProps = {
  blocks: readonly Block[]
  /** `place`: of the block among all. */
  onOpenPicture: (place: number) => void
}

/** The body of an article. A kind of block from a newer version is passed over. */
export function Blocks({ blocks, onOpenPicture }: BlocksProps) {
  const firstPicture = blocks.findIndex(({ kind }) => kind === 'picture')
  return blocks.map((block, place) => (
    <OneBlock
      key={place}
      block={block}
      isFirst={place === firstPicture}
      onOpen={() => onOpenPicture(place)}
    />
  ))
}

type OneBlockProps = { block: Block; isFirst: boolean; onOpen: () => void }

function OneBlock({ block, isFirst, onOpen }: OneBlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      )
    case 'heading':
      return (
        <h2>
          <Spans spans={block.spans} />
        </h2>
      )
    case 'quote':
      return (
        <blockquote>
          <Spans spans={block.spans} />
        </blockquote>
      )
    case 'list': {
      const items = block.items.map((spans, item) => (
        <li key={item}>
          <Spans spans={spans} />
        </li>
      ))
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'picture':
      return <PictureBlock block={block} isFirst={isFirst} onOpen={onOpen} />
    case 'table':
      return <TableBlock block={block} />
    case 'match':
      return <MatchBlock match={block.match} />
    case 'video':
      return <VideoBlock block={block} />
    default:
      return null
  }
}
