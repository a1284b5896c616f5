import { useContext } from 'react'
import { SourceMark } from '../sources/source-mark'
import css from './markdown.module.css'
import { MarkdownContext } from './markdown-context'
import { piecesOf } from './pieces.rules'

/** Text with the numbers of its sources as links, and figures without a source marked. */
export function MarkedText({ text }: { text: string }) {
  const { sources, unsourced } = useContext(MarkdownContext)
  const byNumber = new Map(sources.map((source) => [source.n, source]))
  const pieces = piecesOf(text, new Set(byNumber.keys()), unsourced)
  return pieces.map((piece, at) => {
    const key = `${at} ${piece.kind}`
    if (piece.kind === 'plain') return piece.text
    if (piece.kind === 'unsourced') return <UnsourcedFigure key={key} text={piece.text} />
    const source = byNumber.get(piece.n)
    return source && <SourceMark key={key} source={source} />
  })
}

function UnsourcedFigure({ text }: { text: string }) {
  return (
    <span className={css.unsourced} title="非本站数据">
      {text}
      <span className={css.spoken}>（非本站数据）</span>
    </span>
  )
}
