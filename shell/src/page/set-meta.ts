/** Sets a meta tag of the document. The server may have written one for each colour scheme: one for all takes their place. */
export function setMeta(name: string, content: string): void {
  const [found, ...others] = document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)
  for (const other of others) other.remove()
  const meta = found ?? document.head.appendChild(document.createElement('meta'))
  meta.removeAttribute('media')
  meta.name = name
  meta.content = content
}
