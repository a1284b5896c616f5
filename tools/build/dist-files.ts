import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Files beside the built ones that are neither served nor published. */
const NOT_CONTENT = /(?:^|\/)\.|\.(?:br|gz)$|(?:^|\/)version\.json$/

/** Paths of the built files below `dist`, with `/`, in order of name. */
export function distFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !NOT_CONTENT.test(path))
    .sort()
}

/** Eight hex digits that change with any built file. */
export function contentHash(dist: string): string {
  const hash = createHash('sha256')
  for (const path of distFiles(dist))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(dist, path)))
  return hash.digest('hex').slice(0, 8)
}

/** `sha384-…` of a file or of bytes, the form of the `integrity` attribute. */
export function integrityOf(content: string | Buffer): string {
  const bytes = typeof content === 'string' ? readFileSync(content) : content
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
