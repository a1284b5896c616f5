/** Makes the page installable, where the server's HTML has not already done so. */
export function linkManifest(): void {
  add('manifest', '/assets/manifest.webmanifest')
  add('icon', '/assets/icon.svg')
  add('apple-touch-icon', '/assets/icon-180.png')
}

function add(rel: string, href: string): void {
  if (document.querySelector(`link[rel~="${rel}"]`)) return
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
}
