import type { PageName } from './page-names'

const CONTENT = 'src/features/page-content'

/** The feature that shows the states of every generated page, until a page has its own. */
export function contentFiles(): Record<string, string> {
  return {
    [`${CONTENT}/page-content.tsx`]: `import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { EmptyState, ErrorState, Skeleton } from '@saidian/shared/ui'
import css from './page-content.module.css'

/** What a page shows: replace it by the answer of its query. */
export type PageItems =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => unknown }
  | { state: 'ready'; items: readonly string[] }

/** The four states of a page: loading, failed, empty and content. */
export function PageContent({ content }: { content: PageItems }) {
  const host = useHost()
  if (content.state === 'loading')
    return (
      <section className={css.content} aria-busy="true" aria-label="加载中">
        <Skeleton width={6} />
        <Skeleton width={8} />
      </section>
    )
  if (content.state === 'failed') return <ErrorState onRetry={content.retry} />
  if (content.items.length === 0) {
    const seeScores = () => host.navigate(paths.scores())
    return <EmptyState text="暂无内容" action={{ label: '看比分', onChoose: seeScores }} />
  }
  return (
    <ul className={css.content}>
      {content.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
`,
    [`${CONTENT}/page-content.module.css`]: `.content {
  display: grid;
  gap: var(--space-12);
  padding: var(--space-16);
}
`,
  }
}

/** A page and its test. */
export function pageFiles({ slug, name, title, path, address }: PageName): Record<string, string> {
  const page = `src/pages/${slug}/${slug}.page`
  return {
    [`${page}.tsx`]: `import { Page } from '@saidian/shared/ui/subpages'
import { PageContent, type PageItems } from '../../features/page-content/page-content'

const NOTHING: PageItems = { state: 'ready', items: [] }

/** ${title}. */
export function ${name}Page({ content = NOTHING }: { content?: PageItems }) {
  return (
    <Page title="${title}">
      <PageContent content={content} />
    </Page>
  )
}
`,
    [`${page}.test.tsx`]: `import { renderWithStore } from '@saidian/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ${name}Page } from './${slug}.page'

const place = { path: '${address}', route: '${path}' }

test('an empty page has its title and leads to the scores', async () => {
  const { host } = renderWithStore(<${name}Page />, place)
  expect(screen.getByRole('heading', { name: '${title}' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '看比分' }))
  expect(host.navigated).toEqual(['/live/hot'])
})

test('a page that loads says so', () => {
  renderWithStore(<${name}Page content={{ state: 'loading' }} />, place)
  expect(screen.getByLabelText('加载中')).toBeVisible()
})

test('a page that failed loads again on request', async () => {
  const retry = jest.fn()
  renderWithStore(<${name}Page content={{ state: 'failed', retry }} />, place)
  await userEvent.click(screen.getByRole('button', { name: '点击重试' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('a page with content shows it', () => {
  renderWithStore(<${name}Page content={{ state: 'ready', items: ['一', '二'] }} />, place)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})
`,
  }
}
