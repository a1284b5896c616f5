import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellManifest } from '@saidian/shared/contracts/registry'
import type { StatsCompilation } from 'webpack'
import { contentHash, distFiles, integrityOf } from './dist-files'

type ShellFile = ShellManifest['scripts'][number]

/** The files of a page of the built shell in `dist`, from the build's stats. */
export function shellManifest(dist: string, stats: StatsCompilation): ShellManifest {
  const files = (stats.entrypoints?.main?.assets ?? []).map(({ name }) => name)
  const describe = (file: string): ShellFile => ({
    file,
    integrity: integrityOf(join(dist, file)),
    bytes: statSync(join(dist, file)).size,
  })
  return {
    version: contentHash(dist),
    scripts: files.filter((file) => file.endsWith('.js')).map(describe),
    styles: files.filter((file) => file.endsWith('.css')).map(describe),
    preload: preloadedFiles(stats).map(describe),
    integrity: Object.fromEntries(
      distFiles(dist)
        .filter((file) => /\.(?:js|css)$/.test(file))
        .map((file) => [file, integrityOf(join(dist, file))]),
    ),
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
