import { copyFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { federationName, remoteConfig, versionOf } from '../federation'
import { contentHash } from './dist-files'
import { placeValues } from './place-values'
import { readMeta } from './read-meta'
import { runWebpack } from './run-webpack'
import { sourceCommit } from './source-commit'

type Places = {
  name: string
  directory: string
  dist?: string
  /** Folders and files that the build depends on, below the folder above `directory`. */
  inputs?: readonly string[]
}

/**
 * Builds a remote into `dist`, ready to be published. Its version is the package's with the hash of
 * the built files, so the same sources give the same version. (The registry writes compressed
 * copies after it has checked the files.)
 */
export async function buildRemote({
  name,
  directory,
  dist = join(directory, 'dist'),
  inputs = [name],
}: Places): Promise<string> {
  const meta = readMeta(directory)
  if (meta.name !== federationName(name))
    throw new Error(`${name}/remote.json calls itself ${meta.name}`)
  await runWebpack(remoteConfig({ name, directory, output: dist }))
  copyFileSync(join(directory, 'remote.json'), join(dist, 'remote.json'))
  writeFileSync(join(dist, 'places.json'), JSON.stringify(placeValues(meta)))
  const version = `${versionOf(directory)}-${contentHash(dist)}`
  const commit = sourceCommit(dirname(directory), inputs)
  writeFileSync(join(dist, 'version.json'), JSON.stringify({ name: meta.name, version, commit }))
  return version
}
