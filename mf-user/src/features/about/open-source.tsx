import { classNames, Icon } from '@saidian/shared/ui'
import { useState } from 'react'
import css from './about.module.css'
import libraries from './generated/libraries.json'
import { LICENCE_TEXTS } from './licence-texts'

/** The libraries of the product and their licences, collapsed at first. */
export function OpenSource() {
  const [isOpen, setOpen] = useState(false)
  const licences = [...new Set(libraries.map(({ licence }) => licence))].sort()
  return (
    <section className={css.card} aria-labelledby="open-source">
      <button
        type="button"
        className={css.fold}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <h2 id="open-source" className={css.title}>
          开源软件
        </h2>
        <span className={css.count}>{libraries.length} 个</span>
        <span className={classNames(css.chevron, isOpen && css.open)}>
          <Icon name="chevron" size={14} />
        </span>
      </button>
      {isOpen && (
        <>
          <p className={css.text}>本产品使用了下列开源软件，感谢它们的作者。</p>
          <ul className={css.libraries}>
            {libraries.map(({ name, licence, copyright }) => (
              <li key={name} className={css.libraryRow}>
                <span className={css.library}>
                  {name}
                  <span className={css.licence}>{licence}</span>
                </span>
                <span className={css.copyright} lang="en">
                  {copyright}
                </span>
              </li>
            ))}
          </ul>
          {licences.map((licence) => (
            <section key={licence} lang="en" className={css.licenceText}>
              <h3>{licence}</h3>
              <p>{LICENCE_TEXTS[licence]}</p>
            </section>
          ))}
        </>
      )}
    </section>
  )
}
