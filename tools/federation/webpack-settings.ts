import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { ChunkIntegrityPlugin } from './plugins/chunk-integrity-plugin'
import { StableIdsPlugin } from './plugins/stable-ids-plugin'
import { schemaRule } from './rules/schema-rule'
import { BROWSERS, scriptRule } from './rules/script-rule'
import { type StyleScope, styleRule } from './rules/style-rule'
import { workspaceRoot } from './workspace'

/** Order of the cascade, weakest first; at the top of every built style sheet. */
const LAYER_ORDER = '@layer base,tokens,ui,shell,remotes;'

/**
 * Hint for V8: the functions of the file run while it loads, so they are compiled during the
 * download, off the main thread, and not at their first calls
 * (https://v8.dev/blog/explicit-compile-hints; a comment for other engines).
 */
const ALL_CALLED_AT_ONCE = '//# allFunctionsCalledOnLoad'

/**
 * The libraries of a first page in a separate file: it is compiled while the rest is loading, and
 * stays in browser caches over most releases, since it seldom changes.
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

/**
 * Markdown decodes `&amp;` in browsers by `innerHTML`, which Trusted Types forbid; beside this file
 * of the library is one with a table.
 */
const REFERENCES_BY_HTML = /decode-named-character-reference[\\/]index\.dom\.js$/

type Settings = {
  /**
   * Unique name of the build: webpack's chunk global and, except for remotes, the Trusted Types
   * policy.
   */
  name: string
  /** Package folder, absolute. */
  directory: string
  styles: StyleScope[]
  /** Folder of the built files, absolute. */
  output: string
  mode: Mode
  /** Who verifies its lazy chunks: the shell's rule, a remote's, or none on its own page. */
  chunks?: 'shell' | 'remote' | 'plain'
  /** An edited component stays mounted: the builds of the development server. */
  hasFastRefresh?: boolean
  /** With the schemas of the contracts, to check replies; by default in development. */
  hasSchemas?: boolean
}

/** Settings of every browser build of the product. */
export function webpackSettings(settings: Settings): Configuration {
  const { name, directory, styles, mode } = settings
  const isDevelopment = mode === 'development'
  const { hasSchemas = isDevelopment } = settings
  return {
    mode,
    name,
    target: 'web',
    context: directory,
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: outputOf(settings),
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: hasSchemas ? {} : schemaAliases(),
    },
    resolveLoader: { modules: [join(workspaceRoot, 'tools/node_modules')] },
    module: {
      strictExportPresence: true,
      rules: [
        scriptRule(settings.hasFastRefresh),
        ...(hasSchemas ? [] : [schemaRule()]),
        ...styles.map(styleRule),
        { test: /\.(?:svg|png|jpe?g|webp|avif|mp3|ogg|woff2?)$/, type: 'asset/resource' },
      ],
    },
    plugins: pluginsOf(settings),
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
        }),
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

function fileNameOf(mode: Mode): string {
  return mode === 'development' ? '[name]' : '[name].[contenthash:8]'
}

function outputOf({ name, output, mode, chunks }: Settings): Configuration['output'] {
  const fileName = fileNameOf(mode)
  return {
    path: output,
    publicPath: 'auto',
    uniqueName: name,
    filename: `${fileName}.js`,
    chunkFilename: `${fileName}.js`,
    assetModuleFilename: '[name].[contenthash:8][ext]',
    clean: true,
    chunkLoadTimeout: 8000,
    // A module that threw is evaluated again at the next try, without incomplete exports.
    strictModuleExceptionHandling: true,
    crossOriginLoading: 'anonymous',
    ...(chunks !== 'remote' && {
      trustedTypes: { policyName: name, onPolicyCreationFailure: 'continue' as const },
    }),
    environment: { globalThis: true, optionalChaining: true, const: true, arrowFunction: true },
  }
}

function pluginsOf({ mode, chunks = 'plain' }: Settings): Configuration['plugins'] {
  const fileName = fileNameOf(mode)
  const isDevelopment = mode === 'development'
  return [
    new MiniCssExtractPlugin({
      filename: `${fileName}.css`,
      chunkFilename: `${fileName}.css`,
      // Class names belong to their module and layers order the rest, so the order of imports is
      // irrelevant.
      ignoreOrder: true,
    }),
    new StableIdsPlugin(),
    new webpack.NormalModuleReplacementPlugin(REFERENCES_BY_HTML, './index.js'),
    new webpack.BannerPlugin({ banner: LAYER_ORDER, raw: true, test: /\.css$/ }),
    new webpack.BannerPlugin({
      banner: ALL_CALLED_AT_ONCE,
      raw: true,
      test: /^(?:main|libraries)\b.*\.js$/,
      // After the minimizer, which removes comments, and before source maps are written.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
    }),
    ...(chunks === 'plain'
      ? []
      : [new ChunkIntegrityPlugin({ isRemote: chunks === 'remote', isDevelopment })]),
  ]
}

/**
 * Bundles contain neither schemas nor their checker: using one outside the contracts fails the
 * build by name.
 */
function schemaAliases(): Record<string, string> {
  const nothing = fileURLToPath(new URL('./rules/no-schema.mjs', import.meta.url))
  return { typebox$: nothing, 'typebox/value$': nothing }
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
