import { classNames } from '../class-names'
import css from './toast.module.css'

export type ToastRequest = { text: string; kind?: 'plain' | 'success' | 'fail' }

const SHOWN_MS = 2400
let shown: { element: HTMLElement; timer: ReturnType<typeof setTimeout> } | null = null

function takeAway(): void {
  if (!shown) return
  clearTimeout(shown.timer)
  shown.element.remove()
  shown = null
}

/** Shows one sentence in the bottom third for 2.4 s; a new one takes the place of the old. */
export function showToast({ text, kind = 'plain' }: ToastRequest): void {
  takeAway()
  const element = document.createElement('div')
  element.className = classNames(css.toast, css[kind])
  element.setAttribute('role', kind === 'fail' ? 'alert' : 'status')
  element.textContent = text
  document.body.append(element)
  shown = { element, timer: setTimeout(takeAway, SHOWN_MS) }
}
