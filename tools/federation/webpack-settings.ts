import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration } from 'webpack'
import { ChunkIntegrityPlugin } from './plugins/chunk-integrity-plugin'
import { schemaRule } from './rules/schema-rule'
import { BROWSERS, scriptRule } from './rules/script-rule'
import { type StyleScope, styleRule } from './rules/style-rule'
import { workspaceRoot } from './workspace'

/** Order of the cascade, weakest first; stands on top of every style sheet that is built. */
const LAYER_ORDER = '@layer base,tokens,ui,shell,remotes;'

/**
 * Tells V8 that what stands in the file is called while it loads: compiled beside the download, off the main thread, instead of
 * function by function at its first call (https://v8.dev/blog/explicit-compile-hints; elsewhere it is a comment).
 */
const ALL_CALLED_AT_ONCE = '//# allFunctionsCalledOnLoad'

/**
 * The libraries of a first page in a file of their own: it is compiled while the rest is still on its way, and a browser keeps it
 * over most releases, since it seldom changes.
 */
export const LIBRARIES_APART = {
  cacheGroups: {
    libraries: {
      name: 'libraries',
      test: /[\\/]node_modules[\\/]/,
      chunks: 'initial' as const,
      enforce: true,
    },
  },
}

export type Mode = 'production' | 'development'

type Settings = {
  /** Unique name of the build: webpack's chunk global and, but for remotes, the Trusted Types policy. */
  name: string
  /** Package folder, absolute. */
  directory: string
  styles: StyleScope[]
  /** Where the files go, absolute. */
  output: string
  mode: Mode
  /** How its lazy chunks are verified: as the shell's, as a remote's, or not at all on a page of its own. */
  chunks?: 'shell' | 'remote' | 'plain'
}

/** What every browser build of the product has in common. */
export function webpackSettings(settings: Settings): Configuration {
  const { name, directory, styles, output, mode, chunks = 'plain' } = settings
  const isDevelopment = mode === 'development'
  const fileName = isDevelopment ? '[name]' : '[name].[contenthash:8]'
  return {
    mode,
    name,
    target: 'web',
    context: directory,
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: output,
      publicPath: 'auto',
      uniqueName: name,
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
      chunkLoadTimeout: 8000,
      // A module that threw is evaluated again at the next try instead of answering half-made exports.
      strictModuleExceptionHandling: true,
      crossOriginLoading: 'anonymous',
      ...(chunks !== 'remote' && {
        trustedTypes: { policyName: name, onPolicyCreationFailure: 'continue' as const },
      }),
      environment: { globalThis: true, optionalChaining: true, const: true, arrowFunction: true },
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: isDevelopment ? {} : { ...schemaAliases(), ...routerAlias() },
    },
    resolveLoader: { modules: [join(workspaceRoot, 'tools/node_modules')] },
    module: {
      strictExportPresence: true,
      rules: [
        scriptRule(),
        ...(isDevelopment ? [] : [schemaRule()]),
        ...styles.map(styleRule),
        { test: /\.(?:svg|png|jpe?g|webp|avif|mp3|ogg|woff2?)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${fileName}.css`,
        chunkFilename: `${fileName}.css`,
        // Class names are modules' own and layers order the rest, so the order of import decides nothing.
        ignoreOrder: true,
      }),
      new webpack.BannerPlugin({ banner: LAYER_ORDER, raw: true, test: /\.css$/ }),
      new webpack.BannerPlugin({
        banner: ALL_CALLED_AT_ONCE,
        raw: true,
        test: /^(?:main|libraries)\b.*\.js$/,
        // After the minimizer, which leaves no comment, and before the names are made of the contents.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      }),
      ...(chunks === 'plain'
        ? []
        : [new ChunkIntegrityPlugin({ isRemote: chunks === 'remote', isDevelopment })]),
    ],
    optimization: {
      minimizer: [
        '...',
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: lightningTargets() },
        }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

/** Neither schemas nor their checker may come along: whoever uses one outside the contracts fails the build by name. */
function schemaAliases(): Record<string, string> {
  const nothing = fileURLToPath(new URL('./rules/no-schema.mjs', import.meta.url))
  return { typebox$: nothing, 'typebox/value$': nothing }
}

/** The package's only entry is its development build; the one without warnings lies beside it under no name. */
function routerAlias(): Record<string, string> {
  const build = join(workspaceRoot, 'shared/node_modules/react-router/dist/production/index.mjs')
  return { 'react-router$': build }
}

/** `Safari >= 16` → `{ safari: 16 << 16 }`, the form lightningcss reads. */
function lightningTargets(): Record<string, number> {
  return Object.fromEntries(
    BROWSERS.map((browser) => {
      const [name = '', version = '0'] = browser.toLowerCase().split(' >= ')
      return [name === 'ios' ? 'ios_saf' : name, Number(version) << 16]
    }),
  )
}
