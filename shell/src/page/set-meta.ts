/**
 * Sets a meta tag of the document. Replaces the tags that the server wrote per colour scheme by
 * one.
 */
export function setMeta(name: string, content: string): void {
  const [found, ...others] = document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)
  for (const other of others) other.remove()
  const meta = found ?? document.head.appendChild(document.createElement('meta'))
  meta.removeAttribute('media')
  meta.name = name
  meta.content = content
}
