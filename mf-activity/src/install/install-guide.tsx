import css from './install-guide.module.css'
import type { Guide } from './steps'

/** The steps of one browser, numbered. */
export function InstallGuide({ guide: { title, steps } }: { guide: Guide }) {
  return (
    <section className={css.guide} aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={step} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
