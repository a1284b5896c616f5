/** Inputs of every build, below the root of the workspace. */
export const EVERYWHERE = ['shared', 'tools/federation', 'tools/build', 'pnpm-lock.yaml']

/** Folders and files that the build of a remote depends on. */
export function inputsOfRemote(name: string): string[] {
  return [name, ...EVERYWHERE]
}
