import { RichText } from '@saidian/shared/ui/rich-text'
import type { Agreement } from './agreement'
import css from './agreement.module.css'
import { longDate } from './agreement.rules'
import { TableOfContents } from './table-of-contents'

/** An agreement: contents, version and date, summary, chapters. */
export function AgreementView({ agreement }: { agreement: Agreement }) {
  const { version, effectiveOn, summary, chapters } = agreement
  return (
    <>
      <TableOfContents chapters={chapters} />
      <article className={css.agreement}>
        <p className={css.edition}>
          版本 {version}
          <span aria-hidden="true"> · </span>
          <time dateTime={effectiveOn}>{longDate(effectiveOn)}</time>起生效
        </p>
        <div className={css.summary}>
          <RichText blocks={summary} />
        </div>
        {chapters.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1} className={css.title}>
              {title}
            </h2>
            <RichText blocks={blocks} />
          </section>
        ))}
      </article>
    </>
  )
}
