import type { Block } from './prose'
import css from './prose.module.css'
import { ProseWords } from './prose-words'

/** A text as elements. It never changes while it is shown, so places are keys. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => <ProseBlock key={place} block={block} />)
}

function ProseBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={css.paragraph}>
          <ProseWords words={block.words} />
        </p>
      )
    case 'heading':
      return <h3 className={css.heading}>{block.text}</h3>
    case 'list':
      return (
        <ul className={css.list}>
          {block.items.map((words, place) => (
            <li key={place}>
              <ProseWords words={words} />
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
                  <ProseWords words={words} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))
  }
}
