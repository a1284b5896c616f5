import { classNames } from '../../../ui'
import type { DanmakuMessage } from '../danmaku-message'
import css from './danmaku-layer.module.css'

/** Text, never HTML; without the name of its author. */
export function elementOf({ text, isOwn, noble = 0 }: DanmakuMessage): HTMLElement {
  const element = document.createElement('span')
  element.className = classNames(css.message, isOwn && css.own, noble > 0 && css.noble)
  element.textContent = text
  return element
}
