import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { federationName, versionOf } from '../federation'
import { contentHash } from './dist-files'
import { inputsOfRemote } from './inputs'
import { placeValues } from './place-values'
import { readMeta } from './read-meta'
import { sourceCommit } from './source-commit'

const NAME = 'RemoteFilesPlugin'

type Remote = {
  /** Package folder, such as `mf-live`. */
  name: string
  directory: string
}

/**
 * Writes what a built remote has beside its code: its description, and in production its version,
 * without which it cannot be published. The version is the package's with the hash of the built
 * files, so the same sources give the same version. (The registry writes compressed copies after it
 * has checked the files.)
 */
export class RemoteFilesPlugin {
  readonly remote: Remote

  constructor(remote: Remote) {
    this.remote = remote
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () =>
        emitDescription(compilation, this.remote),
      )
    })
    if (compiler.options.mode === 'production')
      compiler.hooks.afterEmit.tap(NAME, () => writeVersion(compiler.outputPath, this.remote))
  }
}

/** What is wrong with a description is an error of the build, after which `--watch` goes on. */
function emitDescription(compilation: Compilation, { name, directory }: Remote): void {
  const file = join(directory, 'remote.json')
  const emit = (path: string, content: string | Buffer) =>
    compilation.emitAsset(path, new webpack.sources.RawSource(content))
  compilation.fileDependencies.add(file)
  try {
    const meta = readMeta(directory)
    if (meta.name !== federationName(name))
      throw new Error(`The remote of ${name} calls itself ${meta.name}`)
    emit('remote.json', readFileSync(file))
    emit('places.json', JSON.stringify(placeValues(meta)))
  } catch (error) {
    const fault = new webpack.WebpackError(error instanceof Error ? error.message : String(error))
    fault.file = `${name}/remote.json`
    compilation.errors.push(fault)
  }
}

function writeVersion(dist: string, { name, directory }: Remote): void {
  const version = `${versionOf(directory)}-${contentHash(dist)}`
  const commit = sourceCommit(dirname(directory), inputsOfRemote(name))
  const text = JSON.stringify({ name: federationName(name), version, commit })
  writeFileSync(join(dist, 'version.json'), text)
}
