// How the pages on security cite tests.
import { expandBraces } from './documented-paths'

/** Names of tests in backticks. */
export function citedTests(text: string): string[] {
  const cited = [...text.matchAll(/`([^`\n]*\.(?:test|spec)\.tsx?)`/g)]
  return cited.flatMap(([, name = '']) => expandBraces(name))
}

/** Files whose path ends so, whatever folders are left out before and between; `*` is any name. */
export function filesOf(files: readonly string[], cited: string): string[] {
  const names = cited.split('/').map((name) => name.replaceAll('.', '\\.').replaceAll('*', '[^/]*'))
  const pattern = new RegExp(`(^|/)${names.join('(/.*)?/')}$`)
  return files.filter((file) => pattern.test(file))
}
