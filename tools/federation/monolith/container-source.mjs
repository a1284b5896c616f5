/**
 * Replaces the shell's `container-source.ts` in the monolith build, which measures the cost of
 * federation: the same shell and the same remote as one webpack build, the remote behind a lazy
 * import.
 */
export function createContainerSource() {
  return {
    entryOf: async () => (await import('../../../mf-live/src/remote.ts')).default,
    hasRun: () => false,
    entryOfVersion: () => Promise.reject(new Error('one build has one version')),
  }
}
