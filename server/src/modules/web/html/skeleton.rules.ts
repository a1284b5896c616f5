import { BANNER_TEXT } from '@saidian/shared/contracts/page'
import type { LayoutName } from '@saidian/shared/contracts/registry'
import { htmlOf } from '../../../platform/markup'
import type { PageText } from '../../../platform/module'

const BANNER: readonly LayoutName[] = ['down-tips', 'tabbar-list', 'vlive']
const TABS: readonly LayoutName[] = ['tabbar-list', 'vlive']
const ROWS = 9
const TAB_COUNT = 5

const bar = (name: string) => `<i class="${name}"></i>`
const lines = `<div>${bar('sk-line')}${bar('sk-line sk-short')}</div>`
const row = `<div class="sk-row">${bar('sk-time')}${lines}${bar('sk-score')}</div>`
const tab = `<span>${bar('sk-icon')}${bar('sk-word')}</span>`

/**
 * Shape of the page until the shell draws it: the bars of its layout, in between rows or the text
 * of the page. Only the text and the banner are final. The rest is hidden from screen readers,
 * because the shell repeats it.
 */
export function skeleton(
  layout: LayoutName | undefined,
  { content, withoutResult }: Pick<PageText, 'content' | 'withoutResult'> = {},
): string {
  if (layout === undefined || layout === 'user') return ''
  const banner = BANNER.includes(layout)
    ? `<div class="sk-banner"><b>${BANNER_TEXT.name}</b><span>${BANNER_TEXT.slogan}</span></div>`
    : ''
  const tabs = TABS.includes(layout) ? `<div class="sk-tabs">${tab.repeat(TAB_COUNT)}</div>` : ''
  if (content) {
    const bars = (html: string) => html && `<div aria-hidden="true">${html}</div>`
    const head = '<div class="sk-head"></div>'
    const mark = withoutResult === undefined ? '' : '="result"'
    const text = bars(banner + head) + htmlOf(content) + bars(tabs)
    return `<div class="sk" data-document${mark}>${text}</div>`
  }
  const head = `<div class="sk-head">${bar('sk-title')}${bar('sk-title')}${bar('sk-title')}</div>`
  const card = `<div class="sk-card">${row.repeat(ROWS)}</div>`
  return `<div class="sk" aria-hidden="true">${banner}${head}${card}${tabs}</div>`
}
