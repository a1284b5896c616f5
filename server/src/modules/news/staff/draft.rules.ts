import type { Block, Span } from '@saidian/shared/contracts/content'
import { isOwnAddress } from '@saidian/shared/contracts/page'
import { keyOfPicture } from '../pictures/article-pictures'

/** Whether all pictures of a text are stored ones and all its links stay in the product. */
export function isOwnText(blocks: readonly Block[]): boolean {
  return blocks.every((block) => addressesOf(block).every(isOwnAddress) && hasOwnPicture(block))
}

function hasOwnPicture(block: Block): boolean {
  return block.kind !== 'picture' || keyOfPicture(block.picture) !== null
}

function addressesOf(block: Block): string[] {
  const links = spansOf(block).flatMap(({ to }) => to ?? [])
  return block.kind === 'table' && block.to !== '' ? [...links, block.to] : links
}

/** All runs of text of a block. */
function spansOf(block: Block): Span[] {
  if (block.kind === 'list') return block.items.flat()
  if (block.kind === 'table') return block.rows.flat(2)
  return 'spans' in block ? block.spans : []
}
