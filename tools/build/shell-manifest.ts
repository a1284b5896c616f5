import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellManifest } from '@saidian/shared/contracts/registry'
import type { StatsCompilation } from 'webpack'
import { contentHash, integrityOf } from './dist-files'
import { writeFileList } from './file-list'

type ShellFile = ShellManifest['scripts'][number]

/**
 * The files of a page of the built shell in `dist`, from the build's stats. Writes the list of all
 * its files beside them.
 */
export function shellManifest(dist: string, stats: StatsCompilation): ShellManifest {
  const files = (stats.entrypoints?.main?.assets ?? []).map(({ name }) => name)
  const describe = (file: string): ShellFile => ({
    file,
    integrity: integrityOf(join(dist, file)),
    bytes: statSync(join(dist, file)).size,
  })
  const list = writeFileList(dist)
  return {
    version: contentHash(dist),
    scripts: files.filter((file) => file.endsWith('.js')).map(describe),
    styles: files.filter((file) => file.endsWith('.css')).map(describe),
    preload: preloadedFiles(stats).map(describe),
    list,
  }
}

/** Chunks that the source marks with `webpackPreload: true`: every page requests them at once. */
function preloadedFiles(stats: StatsCompilation): string[] {
  const ids = new Set(
    (stats.chunks ?? [])
      .filter((chunk) => chunk.initial)
      .flatMap((chunk) => chunk.childrenByOrder?.preload ?? []),
  )
  return (stats.chunks ?? [])
    .filter((chunk) => chunk.id !== undefined && chunk.id !== null && ids.has(chunk.id))
    .flatMap((chunk) => chunk.files ?? [])
}
