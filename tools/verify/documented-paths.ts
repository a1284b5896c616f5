// How the pages write paths in backticks, for the tests that compare them with the tree.
import { execFileSync } from 'node:child_process'

/** Paths of all tracked and new files, from the root. */
export function projectFiles(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n')
}

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
export function expandBraces(cited: string): string[] {
  const [braces = '', list = ''] = /\{([^{}]*,[^{}]*)\}/.exec(cited) ?? []
  if (braces === '') return [cited]
  return list.split(',').flatMap((one) => expandBraces(cited.replace(braces, one.trim())))
}

/**
 * Texts in backticks that look like a path: with a slash, without spaces, no URL and no path of a
 * URL. Blocks of code are left out.
 */
export function pathsOn(page: string): string[] {
  const text = page.replace(/^```.*?^```/gms, '')
  return [...text.matchAll(/`([^`]+)`/g)]
    .map(([, cited = '']) => cited)
    .filter((cited) => /^[^/\s][^\s]*\/[^\s]*$/.test(cited) && !cited.includes('://'))
    .flatMap(expandBraces)
}

/** True when a file or folder has this path; `*` and `<name>` are any name. */
export function isInTree(files: readonly string[], cited: string): boolean {
  const pattern = cited
    .replace(/\/$/, '')
    .replaceAll(/[.+?^$()[\]|\\{}]/g, '\\$&')
    .replaceAll(/\*|<[^>]*>/g, '[^/]+')
  const path = new RegExp(`^${pattern}(/|$)`)
  return files.some((file) => path.test(file))
}
