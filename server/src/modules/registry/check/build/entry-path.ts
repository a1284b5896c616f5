import type { BuildReport } from '../candidate.rules'

/** Path of the remote entry below the directory of the version. */
export function entryPath({ metaData }: BuildReport): string {
  const { path, name } = metaData.remoteEntry
  return path ? `${path.replace(/\/$/, '')}/${name}` : name
}
