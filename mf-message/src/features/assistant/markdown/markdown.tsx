import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { memo, useMemo } from 'react'
import css from './markdown.module.css'
import { MarkdownContext, type MarkdownMarks } from './markdown-context'
import { markdownNode } from './markdown-nodes'
import { MarkedText } from './marked-text'
import { segmentsOf } from './segments.rules'

/** A longer part shows as text: the time that some texts take grows with its square. */
const MAX_SEGMENT = 6_000

export type MarkdownProps = MarkdownMarks & { text: string }

/** The text of an answer. */
export function Markdown({ text, sources, unsourced }: MarkdownProps) {
  const marks = useMemo(() => ({ sources, unsourced }), [sources, unsourced])
  return (
    <MarkdownContext value={marks}>
      {segmentsOf(text).map((segment, at) => (
        <Segment key={at} text={segment} />
      ))}
    </MarkdownContext>
  )
}

const Segment = memo(function Segment({ text }: { text: string }) {
  return useMemo(() => {
    if (text.length > MAX_SEGMENT)
      return (
        <p className={css.plain}>
          <MarkedText text={text} />
        </p>
      )
    const tree = fromMarkdown(text, {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    })
    return markdownNode(tree)
  }, [text])
})
