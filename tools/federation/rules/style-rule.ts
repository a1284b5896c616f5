import { basename } from 'node:path'
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
  /** The scope has several packages, whose files may have the same name: classes carry a hash. */
  hasHashes?: boolean
}

/**
 * CSS Modules (`*.module.css`) and plain CSS as separate files, each source inside a cascade layer.
 */
export function styleRule(scope: StyleScope): RuleSetRule {
  const { packageName, layer, include, exclude, hasHashes } = scope
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
            ...(hasHashes
              ? { localIdentName: `${packageName}__[local]_[hash:base64:5]` }
              : { getLocalIdent: namesByFile(packageName) }),
          },
        },
      },
      { loader: layerLoader, options: { layer } },
    ],
  }
}

/**
 * Names classes by file and not by a hash, which no compression makes smaller: 1.7 KB of the first
 * page.
 */
function namesByFile(packageName: string) {
  const pathOf = new Map<string, string>()
  return ({ resourcePath }: { resourcePath: string }, _: string, localName: string): string => {
    const file = basename(resourcePath, '.module.css')
    const other = pathOf.get(file) ?? resourcePath
    if (other !== resourcePath) throw new Error(`${resourcePath} needs another name than ${other}`)
    pathOf.set(file, resourcePath)
    return `${packageName}__${file}_${localName}`
  }
}
