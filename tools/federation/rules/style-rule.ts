import { fileURLToPath } from 'node:url'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { RuleSetRule } from 'webpack'

const layerLoader = fileURLToPath(new URL('./layer-loader.mjs', import.meta.url))

/** The style sheets of one package. */
export type StyleScope = {
  /** Prefix of the class names, such as `mf-live`. */
  packageName: string
  /** Cascade layer of sheets that name none themselves, such as `remotes.mf-live`. */
  layer: string
  /** Absolute folder of the scope; without it the scope is the whole build. */
  include?: string
  exclude?: string
}

/**
 * CSS Modules (`*.module.css`) and plain CSS as separate files, each source inside a cascade layer.
 */
export function styleRule({ packageName, layer, include, exclude }: StyleScope): RuleSetRule {
  return {
    test: /\.css$/,
    include,
    exclude,
    sideEffects: true,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: 'css-loader',
        options: {
          importLoaders: 1,
          modules: {
            auto: /\.module\.css$/,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: `${packageName}__[local]_[hash:base64:5]`,
          },
        },
      },
      { loader: layerLoader, options: { layer } },
    ],
  }
}
