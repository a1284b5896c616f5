import type { Block } from './agreement'
import css from './agreement.module.css'
import { AgreementWords } from './agreement-words'

/** One block of a text as its own element. Texts never change while they are shown, so places are keys. */
export function AgreementBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={css.paragraph}>
          <AgreementWords words={block.words} />
        </p>
      )
    case 'heading':
      return <h3 className={css.heading}>{block.text}</h3>
    case 'list':
      return (
        <ul className={css.list}>
          {block.items.map((words, place) => (
            <li key={place}>
              <AgreementWords words={words} />
            </li>
          ))}
        </ul>
      )
    case 'sheets':
      return block.sheets.map(({ title, facts }) => (
        <section key={title} className={css.sheet}>
          <h3 className={css.sheetTitle}>{title}</h3>
          <dl>
            {facts.map(([label, words]) => (
              <div key={label} className={css.fact}>
                <dt>{label}</dt>
                <dd>
                  <AgreementWords words={words} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))
  }
}
