import { messageTime, TimeText } from '@saidian/shared/calendar'
import type { AnswerSource } from '@saidian/shared/contracts/assistant'
import { isOwnAddress } from '@saidian/shared/contracts/page'
import { Link } from '@saidian/shared/router'
import css from './sources.module.css'

/** Where the figures of an answer come from, with the time of the data. */
export function SourceList({ sources }: { sources: readonly AnswerSource[] }) {
  if (sources.length === 0) return null
  const inOrder = [...sources].sort((a, b) => a.n - b.n)
  return (
    <section className={css.sources} aria-label="数据来源">
      <ol className={css.list}>
        {inOrder.map((source) => (
          <li key={source.n}>
            <SourceRow source={source} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function SourceRow({ source: { n, title, link, at } }: { source: AnswerSource }) {
  const content = (
    <>
      <span className={css.number}>{n}</span>
      <span className={css.title}>{title}</span>
      <span className={css.time}>
        数据截至 <TimeText at={at} format={messageTime} />
      </span>
    </>
  )
  // The server writes the addresses; one that leaves the product is not followed.
  if (!isOwnAddress(link)) return <span className={css.row}>{content}</span>
  return (
    <Link className={css.row} to={link}>
      {content}
    </Link>
  )
}
