import type { Block } from './prose'
import css from './prose.module.css'
import { ProseText } from './prose-text'

/** Renders blocks of text. They never change while shown, so the indices serve as keys. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => <ProseBlock key={place} block={block} />)
}

function ProseBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={css.paragraph}>
          <ProseText text={block.text} />
        </p>
      )
    case 'heading':
      return <h3 className={css.heading}>{block.text}</h3>
    case 'list':
      return (
        <ul className={css.list}>
          {block.items.map((text, place) => (
            <li key={place}>
              <ProseText text={text} />
            </li>
          ))}
        </ul>
      )
    case 'sheets':
      return block.sheets.map(({ title, facts }) => (
        <section key={title} className={css.sheet}>
          <h3 className={css.sheetTitle}>{title}</h3>
          <dl>
            {facts.map(([label, text]) => (
              <div key={label} className={css.fact}>
                <dt>{label}</dt>
                <dd>
                  <ProseText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))
  }
}
