import { type RefObject, useLayoutEffect } from 'react'

/**
 * Opens a mounted `<dialog>` over the page with the focus inside, and gives the focus back to what
 * opened it.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    // Old web views have no showModal: there it is shown without its own backdrop.
    if (typeof element?.showModal === 'function') element.showModal()
    else element?.setAttribute('open', '')
    return () => {
      if (typeof element?.close === 'function') element.close()
    }
  }, [dialog])
}
