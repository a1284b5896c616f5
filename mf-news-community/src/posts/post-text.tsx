import type { Post } from '@saidian/shared/contracts/community'
import { Link } from '@saidian/shared/router'
import { Fragment } from 'react'
import { contentPaths } from '../paths'
import css from './post-text.module.css'
import { CARD_LINES, linesOf } from './text-length.rules'

/** The text of a post in full. */
export function PostText({ spans }: Pick<Post, 'spans'>) {
  if (spans.length === 0) return null
  return (
    <p className={css.full}>
      {spans.map(({ text, to }, place) => {
        const key = `${place} ${text}`
        return to ? (
          <Link key={key} className={css.link} to={to}>
            {text}
          </Link>
        ) : (
          <Fragment key={key}>{text}</Fragment>
        )
      })}
    </p>
  )
}

/**
 * The text of a post in a list, cut after some lines. All of it leads to the post, except for its
 * own links.
 */
export function CardText({ spans, code }: Pick<Post, 'spans' | 'code'>) {
  if (spans.length === 0) return null
  const isShortened = linesOf(spans) > CARD_LINES
  const page = contentPaths.post(code)
  return (
    <>
      <p className={isShortened ? css.shortened : css.text}>
        {spans.map(({ text, to }, place) => (
          <Link
            key={`${place} ${text}`}
            className={to ? css.link : css.plain}
            to={to ?? page}
            // The comments of the card lead to the same page.
            tabIndex={to ? undefined : -1}
          >
            {text}
          </Link>
        ))}
      </p>
      {isShortened && (
        <Link className={css.more} to={page} tabIndex={-1}>
          全文
        </Link>
      )}
    </>
  )
}
