import { usePageText } from '@saidian/shared/host'
import { act, render } from '@testing-library/react'
import { useDocumentText } from './use-document-text'

const mockRoutes: Record<string, { title: string; titleFrom?: string }> = {
  match: { title: '足球比赛', titleFrom: 'football-match' },
  list: { title: '足球比分' },
}
let mockShown = 'match'
jest.mock('./use-route-meta', () => ({ useRouteMeta: () => ({ route: mockRoutes[mockShown] }) }))

function Page({ title }: { title: string | null }) {
  usePageText(title === null ? null : { title })
  return null
}

function Shell({ shown, title = null }: { shown: string; title?: string | null }) {
  mockShown = shown
  useDocumentText()
  return <Page key={shown} title={title} />
}

beforeEach(() => {
  document.title = '曼城 1-0 利物浦 - 赛点'
})

it('leaves the title that the server gave the first page until the page sets its own', async () => {
  const { rerender } = render(<Shell shown="match" />)
  expect(document.title).toBe('曼城 1-0 利物浦 - 赛点')
  await act(async () => rerender(<Shell shown="match" title="曼城 2-1 利物浦" />))
  expect(document.title).toBe('曼城 2-1 利物浦 - 赛点')
})

it('uses the title of the route where the data gives none', () => {
  render(<Shell shown="list" />)
  expect(document.title).toBe('足球比分 - 赛点')
})

it('does not reuse the title of the page before', async () => {
  const { rerender } = render(<Shell shown="match" title="曼城 2-1 利物浦" />)
  await act(async () => rerender(<Shell shown="list" />))
  expect(document.title).toBe('足球比分 - 赛点')
  await act(async () => rerender(<Shell shown="match" />))
  expect(document.title).toBe('足球比赛 - 赛点')
})
