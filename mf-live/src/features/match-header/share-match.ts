import { showToast } from '@saidian/shared/ui'

/** Hands the page's address to the phone's share sheet, or copies it where there is none. */
export async function shareMatch(title: string): Promise<void> {
  const url = location.href
  if (typeof navigator.share === 'function') {
    // Rejects when the person closes the sheet: nothing to tell then.
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    showToast({ text: '链接已复制', kind: 'success' })
  } catch {
    showToast({ text: '复制失败，请长按地址栏复制', kind: 'fail' })
  }
}
