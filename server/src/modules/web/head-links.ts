import { access } from 'node:fs/promises'
import path from 'node:path'

/** Files that the head of a page links to when they exist. */
const CANDIDATES: [file: string, attributes: string][] = [
  ['manifest.webmanifest', 'rel="manifest" href="/manifest.webmanifest"'],
  ['icon.svg', 'rel="icon" type="image/svg+xml" href="/icon.svg"'],
  ['icon-180.png', 'rel="apple-touch-icon" href="/icon-180.png"'],
]

/** Attributes of the link tags for the files that exist in one of `dirs`. */
export async function headLinks(dirs: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    CANDIDATES.map(async ([file, attributes]) => ((await isIn(dirs, file)) ? [attributes] : [])),
  )
  return found.flat()
}

async function isIn(dirs: readonly string[], file: string): Promise<boolean> {
  const answers = await Promise.allSettled(dirs.map((dir) => access(path.join(dir, file))))
  return answers.some(({ status }) => status === 'fulfilled')
}
