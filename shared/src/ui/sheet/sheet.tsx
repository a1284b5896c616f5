import { type ReactNode, useEffect, useRef } from 'react'
import css from './sheet.module.css'

export type SheetProps = { title: string; onClose: () => void; children: ReactNode }

/** A sheet from the bottom over the page; Esc and a tap beside it close it. Mounted means open. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    // Old web views have no showModal: there the sheet is shown without its own backdrop.
    if (typeof element?.showModal === 'function') element.showModal()
    else element?.setAttribute('open', '')
  }, [])

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
      <h2 className={css.title}>{title}</h2>
      <div className={css.content}>{children}</div>
    </dialog>
  )
}
