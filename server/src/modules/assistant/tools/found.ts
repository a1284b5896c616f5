import type { AnswerBlock, AnswerSource } from '@saidian/shared/contracts/assistant'
import type { Market } from '../market/market'
import type { Lines } from '../reading/lines'
import type { Product } from '../reading/product'

export type Source = Omit<AnswerSource, 'n'>
type WithoutSource<Block> = Block extends unknown ? Omit<Block, 'source'> : never
/** A block before its source has a number. */
export type Block = WithoutSource<AnswerBlock>

/**
 * What a tool read. `data` has every figure as pages show it, so that a text can be compared with
 * it. The time of the source is that of its data; of what is computed from many matches, such as a
 * table, the time of reading.
 */
export type Found<Data> = { data: Data; source: Source; blocks: Block[] }

/** `product` and `lines` read what the one who asks may see. */
export type ToolContext = { product: Product; lines: Lines; now: number; market: Market }
