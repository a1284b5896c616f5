/**
 * Copies a text; false where the browser allows no way. The older way needs no permission, and
 * works on pages without HTTPS and in web views.
 */
export async function copyText(text: string, within: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text, within)
  }
}

function copySelected(text: string, within: HTMLElement): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Inside the dialog: what is outside of it cannot be selected while it is open.
  const focused = document.activeElement
  within.append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
