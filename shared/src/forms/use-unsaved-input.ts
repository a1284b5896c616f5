import { type RefObject, useEffect } from 'react'
import { useHost } from '../host'
import { useLeaveGuard } from '../router'

/**
 * Asks before the user leaves the page while `isUnsaved`: the dialog of the host for a link or a
 * back button of the product, the browser's own question for a reload or a closed tab. Does not ask
 * while the form is sent, because a form that was accepted may open another page.
 */
export function useUnsavedInput(isUnsaved: boolean, isSending: RefObject<boolean>): void {
  const host = useHost()
  useLeaveGuard(
    isUnsaved,
    async () =>
      isSending.current ||
      host.dialog({
        title: '放弃填写的内容？',
        body: '离开后，已填写的内容不会保留',
        confirm: '离开',
        cancel: '继续填写',
      }),
  )
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSending.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved, isSending])
}
