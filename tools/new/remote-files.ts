import type { RemoteMeta } from '@saidian/shared/contracts/registry'

const DEV_COMMAND =
  'node --import tsx ../tools/node_modules/webpack-cli/bin/cli.js' +
  ' watch -c ../tools/federation/dev.config.ts'

type Named = { folder: string; meta: RemoteMeta }

/** `mf-news-community` → `NewsCommunity`. */
function pascalCase(folder: string): string {
  return subjectOf(folder)
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
}

function subjectOf(folder: string): string {
  return folder.replace(/^mf-/, '')
}

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
  const subject = subjectOf(folder)
  const [first] = meta.routes
  const path = first?.path ?? `/${subject}`
  const remote: Remote = {
    folder,
    meta,
    subject,
    name: pascalCase(folder),
    path,
    address: path.replace(/\/:\w+\?/g, ''),
    title: first?.title ?? meta.titleZh,
  }
  return {
    ...packageFiles(remote),
    ...entryFiles(remote),
    ...contractTest(remote),
    ...pageFiles(remote),
    ...featureFiles(remote),
  }
}

type Remote = Named & {
  subject: string
  name: string
  path: string
  address: string
  title: string
}

function packageFiles({ folder, meta, path }: Remote): Record<string, string> {
  return {
    'package.json': json({
      name: `@saidian/${folder}`,
      private: true,
      version: '0.1.0',
      type: 'module',
      scripts: { types: 'tsc -p .', dev: DEV_COMMAND },
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
    'remote.json': json(meta),
    'README.md': `# ${folder}

${meta.titleZh}.

- Routes: \`${path}\`; \`remote.json\` lists all of them, and \`src/routes.ts\` has a page for each
  that is written.
- Alone, over a backend on port 8080: \`pnpm --filter @saidian/${folder} dev\`.
- Links and widgets in pages of other remotes: \`contributes\` of \`remote.json\`, see “A
  contribution” in [CONTRIBUTING.md](../CONTRIBUTING.md).
- Entry point: \`src/remote.ts\`. Pages read parameters and compose features; a feature imports no
  page and no other feature.
`,
  }
}

function entryFiles({ meta, subject, name, path, address }: Remote): Record<string, string> {
  return {
    'src/remote.ts': `import type { RemoteModule } from '@saidian/shared/host'
import { routes } from './routes'

const remote: RemoteModule = { name: '${meta.name}', contract: ${meta.contract}, routes }

export default remote
`,
    'src/routes.ts': `import type { RouteObject } from '@saidian/shared/router'

/** Routes of this remote: the patterns of \`remote.json\`, each page behind a lazy import. */
export function routes(): RouteObject[] {
  return [
    {
      path: '${path}',
      lazy: async () => ({
        Component: (
          await import(/* webpackChunkName: "${subject}" */ './pages/${subject}.page')
        ).${name}Page,
      }),
    },
  ]
}
`,
    'src/paths.ts': `/** Addresses of this remote. */
export const ${camelCase(name)}Paths = {
  home: () => '${address}',
} as const
`,
  }
}

/** The test that every remote runs; a route without code is `planned` in `remote.json`. */
function contractTest({ path }: Remote): Record<string, string> {
  return {
    'src/remote.contract.test.ts': `import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { testRemote } from '@saidian/shared/testing'
import meta from '../remote.json'
import remote from './remote'

testRemote(remote, meta as RemoteMeta, {
  answers: {},
  routes: {
    '${path}': { shows: '暂无内容' },
  },
})
`,
  }
}

function pageFiles({ subject, name, title }: Remote): Record<string, string> {
  const page = `src/pages/${subject}.page`
  return {
    [`${page}.tsx`]: `import { Page } from '@saidian/shared/ui'
import { ${name}Overview } from '../features/${subject}-overview/${subject}-overview'

/** ${title}. */
export function ${name}Page() {
  return (
    <Page title="${title}">
      <${name}Overview />
    </Page>
  )
}
`,
    [`${page}.test.tsx`]: `import { renderWithStore } from '@saidian/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ${camelCase(name)}Paths } from '../paths'
import { ${name}Page } from './${subject}.page'

test('an empty page has its title and leads to the scores', async () => {
  const { host } = renderWithStore(<${name}Page />, { path: ${camelCase(name)}Paths.home() })
  expect(screen.getByRole('heading', { name: '${title}' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '看比分' }))
  expect(host.navigated).toEqual(['/live/hot'])
})
`,
  }
}

function featureFiles({ subject, name }: Remote): Record<string, string> {
  const folder = `src/features/${subject}-overview`
  return {
    [`${folder}/${subject}-overview.tsx`]: `import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { EmptyState } from '@saidian/shared/ui'
import css from './${subject}-overview.module.css'

/** The content of the page while it is empty. */
export function ${name}Overview() {
  const host = useHost()
  const seeScores = () => host.navigate(paths.scores())
  return (
    <section className={css.overview}>
      <EmptyState text="暂无内容" action={{ label: '看比分', onChoose: seeScores }} />
    </section>
  )
}
`,
    [`${folder}/${subject}-overview.module.css`]: `.overview {
  padding: var(--space-16);
}
`,
  }
}

function camelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
