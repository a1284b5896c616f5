import { classNames } from '../class-names'
import css from './toast.module.css'

export type ToastRequest = { text: string; kind?: 'plain' | 'success' | 'fail' }

const SHOWN_MS = 2400
let shown: {
  element: HTMLElement
  timer: ReturnType<typeof setTimeout>
  watch: MutationObserver
} | null = null

function takeAway(): void {
  if (!shown) return
  clearTimeout(shown.timer)
  shown.watch.disconnect()
  shown.element.remove()
  shown = null
}

/**
 * A modal dialog covers all that is not inside of it: the toast stands in the uppermost, and
 * outlives it.
 */
function place(element: HTMLElement): MutationObserver {
  const { body } = document
  const [uppermost = body] = [...document.querySelectorAll('dialog[open]')].reverse()
  uppermost.append(element)
  const watch = new MutationObserver(() => {
    if (!element.isConnected) body.append(element)
  })
  watch.observe(body, { childList: true, subtree: true })
  return watch
}

/** Shows one sentence in the bottom third for 2.4 s; a new one takes the place of the old. */
export function showToast({ text, kind = 'plain' }: ToastRequest): void {
  takeAway()
  const element = document.createElement('div')
  element.className = classNames(css.toast, css[kind])
  element.setAttribute('role', kind === 'fail' ? 'alert' : 'status')
  element.dataset.shell = 'toast'
  element.textContent = text
  shown = { element, timer: setTimeout(takeAway, SHOWN_MS), watch: place(element) }
}
