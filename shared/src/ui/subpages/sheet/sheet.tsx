import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../icon/icon'
import { useModal } from '../../layer/use-modal'
import css from './sheet.module.css'
import { useSwipeDown } from './use-swipe-down'

export type SheetProps = { title: string; onClose: () => void; children: ReactNode }

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * A sheet from the bottom over the page; its ×, a swipe down at its head, Esc and a tap beside it
 * close it. Mounted means open.
 */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const swipe = useSwipeDown(dialog, onClose)
  useEffect(() => {
    // Text alone has nothing to focus, and without the focus keys do not scroll it.
    if (content.current && !content.current.querySelector(FOCUSABLE)) content.current.tabIndex = 0
  }, [])
  useModal(dialog)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a modal dialog, which `cancel` reports
    <dialog
      ref={dialog}
      className={css.sheet}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={css.head} {...swipe}>
        <span className={css.handle} aria-hidden="true" />
        <h2 className={css.title}>{title}</h2>
      </div>
      <div ref={content} className={css.content}>
        {children}
      </div>
      {/* Last, so that the sheet opens with the focus on its content. */}
      <button type="button" className={css.close} aria-label="关闭" onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
    </dialog>
  )
}
