/** `./ui/button/button.gallery.tsx` → `ui/button`: the entry point's folder and the piece. */
export function pieceOf(path: string): string {
  const parts = path
    .replace(/^\.\//, '')
    .replace(/\.gallery\.tsx$/, '')
    .split('/')
  return `${parts[0]}/${parts.at(-1)}`
}
