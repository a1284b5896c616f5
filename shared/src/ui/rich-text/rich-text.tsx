import type { Block } from './block'
import { InlineText } from './inline-text'
import css from './rich-text.module.css'

/**
 * Renders blocks of text. They never change while shown, so the indices serve as keys. A block of a
 * kind that this version does not know is dropped.
 */
export function RichText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => <BlockNodes key={place} block={block} />)
}

function BlockNodes({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={css.paragraph}>
          <InlineText text={block.text} />
        </p>
      )
    case 'heading':
      return <h3 className={css.heading}>{block.text}</h3>
    case 'list':
      return (
        <ul className={css.list}>
          {block.items.map((text, place) => (
            <li key={place}>
              <InlineText text={text} />
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
                  <InlineText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))
    default:
      return null
  }
}
