import webpack from 'webpack'

/** Global function of the shell: resolves when the digests of its chunks are known. */
const LISTED_GLOBAL = '__saidianListed'

/**
 * Lazy imports of the shell wait for the list of its files, which comes after the page: the digest
 * of a chunk is asked for without waiting.
 */
export class ListedChunks extends webpack.RuntimeModule {
  constructor() {
    super('listed chunks', webpack.RuntimeModule.STAGE_ATTACH)
  }

  override generate(): string {
    const { ensureChunk } = webpack.RuntimeGlobals
    return [
      `var load = ${ensureChunk};`,
      `${ensureChunk} = function () {`,
      '  var given = arguments;',
      `  return globalThis.${LISTED_GLOBAL}().then(function () {`,
      '    return load.apply(null, given);',
      '  });',
      '};',
    ].join('\n')
  }
}
