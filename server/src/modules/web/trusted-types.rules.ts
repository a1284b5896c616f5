/** Policies of the shell: its own chunks, files of remotes, workers, and the one for libraries that only empty an element. */
const OWN = ['shell', 'saidian-federation', 'saidian-worker', 'default']

/**
 * Directives under which text becomes code only through a named policy. Each remote loads its chunks by a policy of
 * its own name. A remote whose entry is run again after it threw makes its policy again, hence the duplicates.
 * @param remotes federation names of every remote that the page may load
 */
export function trustedTypes(remotes: readonly string[]): string {
  const names = [...OWN, ...remotes].join(' ')
  return `require-trusted-types-for 'script'; trusted-types ${names} 'allow-duplicates'`
}
