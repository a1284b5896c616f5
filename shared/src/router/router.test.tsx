import { act, fireEvent, render, screen } from '@testing-library/react'
import {
  type AppHistory,
  AppRouter,
  createMemoryHistory,
  Link,
  Navigate,
  useLocation,
  useParams,
  useRoutes,
  useSearchParams,
} from '.'

function Match() {
  const { id, tab } = useParams()
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  return (
    <>
      <output>{JSON.stringify({ id, tab, q: query.get('q'), state })}</output>
      <button type="button" onClick={() => setQuery({ q: '曼联&' })}>
        set
      </button>
      <button
        type="button"
        onClick={() => setQuery((query) => [...query, ['more', '1']], { replace: true })}
      >
        add
      </button>
      <Link to="?q=2" state="given">
        query
      </Link>
      <Link to="/match/1">same</Link>
      <Link to="/match/2" target="_blank">
        tab
      </Link>
      <Link to="/match/2" onClick={(event) => event.preventDefault()}>
        held
      </Link>
    </>
  )
}

function Pages() {
  return useRoutes([
    { path: '/match/:id/:tab?', Component: Match },
    { path: '/match/live', element: <output>live</output> },
    { path: '/old', element: <Navigate to="/match/9" replace /> },
    { path: '*', element: <output>missing</output> },
  ])
}

function open(path: string): AppHistory {
  const history = createMemoryHistory(path)
  render(
    <AppRouter history={history}>
      <Pages />
    </AppRouter>,
  )
  return history
}

const shown = () => screen.getByRole('status').textContent
const parts = () => JSON.parse(shown() ?? '{}')
const tap = (name: string, keys = {}) => fireEvent.click(screen.getByText(name), keys)
const back = (history: AppHistory) => act(async () => history.go(-1))
const textOf = ({ location }: AppHistory) => location.pathname + location.search

test('a page gets the decoded parameters of its pattern', () => {
  open('/match/%E8%B5%9B%2F1/odds')
  expect(parts()).toMatchObject({ id: '赛/1', tab: 'odds' })
})

test.each([
  ['/match/live', 'live'],
  ['/MATCH/live/', 'live'],
  ['/nothing', 'missing'],
])('%s shows %s', (path, text) => {
  open(path)
  expect(shown()).toBe(text)
})

test('a malformed address shows its page', () => {
  open('/match/%E8%')
  expect(parts().id).toBe('%E8%')
})

test('Navigate leads on, and leaves no place behind', async () => {
  const history = open('/old')
  expect(parts().id).toBe('9')
  await back(history)
  expect(history.location.pathname).toBe('/match/9')
})

test('parameters are set and made from the current ones', async () => {
  const history = open('/match/1')
  tap('set')
  expect(parts().q).toBe('曼联&')
  tap('add')
  expect(new URLSearchParams(history.location.search).get('more')).toBe('1')
  await back(history)
  expect(textOf(history)).toBe('/match/1')
})

test('a link of a query stays on its page, with its state', () => {
  open('/match/1')
  expect(screen.getByText('query')).toHaveAttribute('href', '/match/1?q=2')
  tap('query')
  expect(parts()).toMatchObject({ id: '1', q: '2', state: 'given' })
})

test('a link to this very page makes no second place of it', async () => {
  const history = open('/match/1')
  tap('same')
  tap('query')
  await back(history)
  expect(textOf(history)).toBe('/match/1')
  await back(history)
  expect(textOf(history)).toBe('/match/1')
})

test.each([
  ['same', { ctrlKey: true }],
  ['same', { metaKey: true }],
  ['same', { button: 1 }],
  ['tab', {}],
])('a tap on %s with %j is left to the browser', (name, keys) => {
  const history = open('/match/5')
  expect(tap(name, keys)).toBe(true)
  expect(textOf(history)).toBe('/match/5')
})

test('a tap whose default is prevented goes nowhere', () => {
  const history = open('/match/5')
  tap('held')
  expect(textOf(history)).toBe('/match/5')
})

test('without a router a hook says so', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Link to="/x">x</Link>)).toThrow('no router around this component')
})
