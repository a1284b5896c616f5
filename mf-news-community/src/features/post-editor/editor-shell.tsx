import { Icon } from '@saidian/shared/ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './post-editor.module.css'

type EditorShellProps = {
  title: string
  onClose: () => void
  action: { label: string; isDisabled: boolean; onUse: () => void }
  children: ReactNode
}

/** The whole screen over the page, with × and the act that ends it. */
export function EditorShell({ title, onClose, action, children }: EditorShellProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    // Old web views have no showModal: there it is shown without its own backdrop.
    if (typeof element?.showModal === 'function') element.showModal()
    else element?.setAttribute('open', '')
    return () => {
      if (typeof element?.close === 'function') element.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={css.editor}
      aria-label={title}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <header className={css.header}>
        <button type="button" className={css.close} aria-label="关闭" onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
        <h2 className={css.title}>{title}</h2>
        <button
          type="button"
          className={css.action}
          disabled={action.isDisabled}
          onClick={action.onUse}
        >
          {action.label}
        </button>
      </header>
      {children}
    </dialog>
  )
}
