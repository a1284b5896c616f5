import { Link } from '@saidian/shared/router'
import { Fragment, type ReactNode } from 'react'
import { answerLink } from './link.rules'
import css from './markdown.module.css'
import { MarkdownTable } from './markdown-table'
import { MarkedText } from './marked-text'
import type { Nodes, Parents, PhrasingContent, Table } from './mdast'

/** Deeper parts show as text alone: a hostile text must not exhaust the stack. */
const MAX_DEPTH = 24

/**
 * A node of Markdown as React nodes. HTML, in a block or in a line, is the text it is written as; a
 * picture is its description; what has no rule here is its children.
 */
export function markdownNode(node: Nodes, depth = 0): ReactNode {
  if (depth > MAX_DEPTH) return '…'
  const children = () => childrenOf(node as Parents, depth)
  switch (node.type) {
    case 'text':
      return <MarkedText text={node.value} />
    case 'html':
      return node.value
    case 'inlineCode':
      return <code className={css.code}>{node.value}</code>
    case 'code':
      return <CodeBlock text={node.value} />
    case 'break':
      return <br />
    case 'thematicBreak':
      return <hr className={css.rule} />
    case 'definition':
      return null
    case 'image':
    case 'imageReference':
      return node.alt ? `［图：${node.alt}］` : null
    case 'link':
      return <AnswerAnchor url={node.url}>{plainText(node.children)}</AnswerAnchor>
    case 'linkReference':
      return <MarkedText text={`[${plainText(node.children)}]`} />
    case 'table':
      return <MarkdownTable cells={cellsOf(node, depth)} />
    default:
      return element(node, children)
  }
}

function element(node: Nodes, children: () => ReactNode): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p className={css.paragraph}>{children()}</p>
    case 'heading':
      return node.depth <= 2 ? (
        <h3 className={css.heading}>{children()}</h3>
      ) : (
        <h4 className={css.heading}>{children()}</h4>
      )
    case 'emphasis':
      return <em>{children()}</em>
    case 'strong':
      return <strong className={css.strong}>{children()}</strong>
    case 'blockquote':
      return <blockquote className={css.quote}>{children()}</blockquote>
    case 'list':
      return node.ordered ? (
        <ol className={css.ordered} start={node.start ?? 1}>
          {children()}
        </ol>
      ) : (
        <ul className={css.bullets}>{children()}</ul>
      )
    case 'listItem':
      return <li>{children()}</li>
    default:
      return 'children' in node ? children() : null
  }
}

function childrenOf(node: Parents, depth: number): ReactNode {
  return node.children?.map((child, at) => (
    <Fragment key={`${at} ${child.type}`}>{markdownNode(child, depth + 1)}</Fragment>
  ))
}

function cellsOf({ children }: Table, depth: number): ReactNode[][] {
  return children.map((row) => row.children.map((cell) => childrenOf(cell, depth + 1)))
}

/** The text of some nodes: inside of a link nothing else is a link. */
function plainText(nodes: readonly PhrasingContent[], depth = 0): string {
  if (depth > MAX_DEPTH) return ''
  return nodes
    .map((node) => {
      if ('value' in node) return node.value
      return 'children' in node ? plainText(node.children, depth + 1) : ''
    })
    .join('')
}

function CodeBlock({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <pre className={css.block} tabIndex={0}>
      <code>{text}</code>
    </pre>
  )
}

function AnswerAnchor({ url, children }: { url: string; children: string }) {
  const link = answerLink(url)
  if (!link) return children
  const text = children || url
  if (link.kind === 'own')
    return (
      <Link className={css.link} to={link.to}>
        {text}
      </Link>
    )
  return (
    <a className={css.link} href={link.href} target="_blank" rel="noopener noreferrer nofollow">
      {/* The text may name another site than the one it leads to. */}
      {text.includes(link.host) ? text : `${text}（${link.host}）`}
    </a>
  )
}
