import type { fromMarkdown } from 'mdast-util-from-markdown'

/** Nodes of a parsed text, by the types of the parser. */
type Root = ReturnType<typeof fromMarkdown>
type Content = Root['children'][number]
export type Nodes = Root | Content
export type Parents = Extract<Nodes, { children: unknown }>
export type Table = Extract<Content, { type: 'table' }>
export type PhrasingContent = Extract<Content, { type: 'paragraph' }>['children'][number]
