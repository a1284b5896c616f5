/**
 * Texts as data: a tree of blocks that becomes React nodes, never markup. A chunk of its own,
 * loaded with the first page that shows a text.
 */
export type { Block, InlineText, Reference } from './block'
export { RichText } from './rich-text'
export { heading, linesOf, list, paragraph, plainText, refer, sheets } from './write'
