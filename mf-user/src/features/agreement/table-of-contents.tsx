import { Link } from '@saidian/shared/router'
import { classNames, Icon } from '@saidian/shared/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Chapter } from './agreement'
import css from './agreement.module.css'

/** Sticky button below the title that opens the list of chapters. */
export function TableOfContents({ chapters }: { chapters: readonly Chapter[] }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const openChapter = (id: string) => {
    setOpen(false)
    // The hash scrolls the page; the focus moves keyboard and screen reader to the chapter.
    document.getElementById(id)?.focus({ preventScroll: true })
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    <nav className={css.contents} aria-label="目录" onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={css.contentsButton}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="list" size={16} />
        目录
        <span className={css.count}>共 {chapters.length} 章</span>
        <span className={classNames(css.chevron, isOpen && css.open)}>
          <Icon name="chevron" size={14} />
        </span>
      </button>
      {isOpen && (
        <ol className={css.chapters}>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                replace
                className={css.chapterLink}
                onClick={() => openChapter(id)}
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </nav>
  )
}
