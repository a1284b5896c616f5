import type { Span } from '@saidian/shared/contracts/content'
import { Link } from '@saidian/shared/router'
import type { ReactNode } from 'react'

/** Runs of text, with what is bold, italic or leads to a page of the product. */
export function Spans({ spans }: { spans: readonly Span[] }) {
  let start = 0
  return spans.map((span) => {
    const key = start
    start += span.text.length + 1
    return <OneSpan key={key} span={span} />
  })
}

function OneSpan({ span: { text, isBold, isItalic, to } }: { span: Span }) {
  let words: ReactNode = text
  if (isItalic) words = <i>{words}</i>
  if (isBold) words = <b>{words}</b>
  return to === undefined ? words : <Link to={to}>{words}</Link>
}
