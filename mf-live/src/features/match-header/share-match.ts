import { showToast } from '@saidian/shared/ui'

/** Opens the share sheet of the phone with the address of the page, or copies the address. */
export async function shareMatch(title: string): Promise<void> {
  const url = location.href
  if (typeof navigator.share === 'function') {
    // Rejects if the user closes the sheet: not an error.
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
