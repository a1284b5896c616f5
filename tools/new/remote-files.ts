import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { contentFiles, pageFiles } from './page-files'
import { camelCase, type PageName, pageNames, pascalCase, subjectOf } from './page-names'

/** Two lines of this file, one of the generated one. */
const IMPORT_META = "import type { RemoteMeta } from '@saidian/shared/contracts/registry'"

type Named = { folder: string; meta: RemoteMeta }

/** A remote without a description: one page in the plain layout. */
export function firstMeta(folder: string, titleZh: string): RemoteMeta {
  const path = `/${subjectOf(folder)}`
  return {
    name: folder.replaceAll('-', '_'),
    titleZh,
    contract: 1,
    routes: [{ path, title: titleZh, layout: 'default' }],
  }
}

/** Every file of a remote of the standard structure, by path below its folder. */
export function remoteFiles({ folder, meta }: Named): Record<string, string> {
  const remote: Remote = { folder, meta, pages: pageNames(folder, meta) }
  return {
    ...packageFiles(remote),
    ...entryFiles(remote),
    ...contractTest(remote),
    ...contentFiles(),
    ...Object.assign({}, ...remote.pages.map(pageFiles)),
  }
}

type Remote = Named & { pages: PageName[] }

function packageFiles({ folder, meta }: Remote): Record<string, string> {
  return {
    'package.json': json({
      name: `@saidian/${folder}`,
      private: true,
      version: '0.1.0',
      type: 'module',
      scripts: { types: 'tsc -p .', dev: 'webpack serve' },
      dependencies: {
        '@saidian/shared': 'workspace:*',
        react: 'catalog:',
        'react-dom': 'catalog:',
      },
      devDependencies: {
        '@testing-library/react': 'catalog:',
        '@testing-library/user-event': 'catalog:',
        '@types/react': 'catalog:',
        '@types/react-dom': 'catalog:',
      },
    }),
    'tsconfig.json': json({
      extends: '../tsconfig.base.json',
      compilerOptions: {
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: ['jest', '@testing-library/jest-dom'],
      },
      include: ['src', '../shared/src/types'],
    }),
    'webpack.config.mjs': `import { webpackConfig } from '../tools/build/webpack-config.mjs'

export default webpackConfig(import.meta.dirname)
`,
    'remote.json': json(meta),
    'README.md': `# ${folder}

${meta.titleZh}.

- Routes: \`remote.json\` lists them, \`src/routes.ts\` has the page of each. One with
  \`"planned": true\` is shown by \`dev\` and \`?mf.override=\` only: remove it with the last
  placeholder of the page.
- Alone, over a backend on port 8080: \`pnpm --filter @saidian/${folder} dev\`.
- Links and widgets in pages of other remotes: \`contributes\` of \`remote.json\`, see “A
  contribution” in [CONTRIBUTING.md](../CONTRIBUTING.md).
- Entry point: \`src/remote.ts\`. Pages read parameters and compose features; a feature imports no
  page and no other feature.
`,
  }
}

function entryFiles({ folder, meta, pages }: Remote): Record<string, string> {
  return {
    'src/remote.ts': `import type { RemoteModule } from '@saidian/shared/host'
import { routes } from './routes'

const remote: RemoteModule = { name: '${meta.name}', contract: ${meta.contract}, routes }

export default remote
`,
    'src/routes.ts': `import type { RouteObject } from '@saidian/shared/router'

/** Routes of this remote: the patterns of \`remote.json\`, each page behind a lazy import. */
export function routes(): RouteObject[] {
  return [${pages.map(routeText).join('')}
  ]
}
`,
    'src/paths.ts': `/** Addresses of this remote. */
export const ${camelCase(pascalCase(subjectOf(folder)))}Paths = {
  home: () => '${pages[0]?.address ?? '/'}',
} as const
`,
  }
}

/** The test that every remote runs; it leaves out the routes that `remote.json` calls planned. */
function contractTest({ meta, pages }: Remote): Record<string, string> {
  const planned = new Set(meta.routes.filter((route) => route.planned).map(({ path }) => path))
  const samples = pages
    .filter(({ path }) => !planned.has(path))
    .map(({ path, address }) => `'${path}': { address: '${address}', shows: '暂无内容' },`)
  return {
    'src/remote.contract.test.ts': `${IMPORT_META}
import { testRemote } from '@saidian/shared/testing'
import meta from '../remote.json'
import remote from './remote'

testRemote(remote, meta as RemoteMeta, { answers: {}, routes: { ${samples.join(' ')} } })
`,
  }
}

function routeText({ path, slug, name }: PageName): string {
  return `
    {
      path: '${path}',
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "${slug}" */ './pages/${slug}/${slug}.page')
        ).${name}Page,
      }),
    },`
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
