import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Configuration } from 'webpack'
import { webpackSettings } from '../federation/webpack-settings'
import { workspaceRoot } from '../federation/workspace'

const fileBeside = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The gallery's page: every `*.gallery.tsx` of `shared`, each a chunk with its code as text. */
export function galleryConfig(output: string): Configuration {
  const settings = webpackSettings({
    name: 'gallery',
    directory: workspaceRoot,
    styles: [{ packageName: 'gallery', layer: 'ui', hasHashes: true }],
    output,
    mode: 'development',
  })
  const rules = settings.module?.rules ?? []
  return {
    ...settings,
    // The entry point of the pieces by itself, for the style sheets that only it imports.
    entry: {
      gallery: [
        join(workspaceRoot, 'shared/src/ui/index.ts'),
        fileBeside('./page/gallery-page.tsx'),
      ],
    },
    output: { ...settings.output, publicPath: '/' },
    module: {
      ...settings.module,
      rules: [
        ...rules,
        { test: /\.gallery\.tsx$/, enforce: 'pre', loader: fileBeside('./example-loader.mjs') },
      ],
    },
  }
}
