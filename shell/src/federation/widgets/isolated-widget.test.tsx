import type { PlaceValues } from '@saidian/shared/contracts/registry'
import { HostContext, WidgetView } from '@saidian/shared/host'
import { AppRouter, createMemoryHistory, useLocation, useNavigate } from '@saidian/shared/router'
import { createWorld } from '@saidian/shared/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Component, type ComponentType, use, useEffect, useState } from 'react'
import { asRemoteError } from '../remote-error'
import type { WidgetHome } from './isolated-widget'
import { isolatedWidgets } from './load-widgets'

type Values = PlaceValues<'match.tabs'>
type Widget = ComponentType<Values>
const planted = () => {
  throw new Error('planted')
}

/** A page with a field and a place, in which a widget of another remote stands. */
async function open(load: () => Promise<Widget>) {
  const { host } = createWorld()
  const styles: string[] = []
  const left: unknown[] = []
  const home: WidgetHome = {
    frame: (remote, children) => <section aria-label={`宿主 ${remote}`}>{children}</section>,
    styles: {
      show: (remote) => {
        styles.push(`${remote} on`)
        return () => void styles.push(`${remote} off`)
      },
    },
    failed: (remote, widget, thrown) => {
      host.report(`${remote} ${widget}`)
      return asRemoteError(remote, thrown)
    },
    left: (remote, thrown) => left.push([remote, thrown]),
  }
  const remote = { name: 'mf_message', contract: 1, routes: () => [] }
  const widgets = isolatedWidgets({ ...remote, widgets: { 'match.tabs': { chat: load } } }, home)
  const loadIsolated = widgets?.['match.tabs']?.chat as () => Promise<Widget>

  function Page({ matchId }: Pick<Values, 'matchId'>) {
    const [isShown, setShown] = useState(true)
    return (
      <main>
        <input aria-label="评论" />
        <button type="button" onClick={() => setShown(!isShown)}>
          切换
        </button>
        {isShown && (
          <WidgetView
            load={loadIsolated}
            values={{ sport: 'football', matchId }}
            loading={<p>加载中</p>}
            failure={() => <p>没有加载成功</p>}
          />
        )}
      </main>
    )
  }
  const quiet = { onCaughtError: () => undefined }
  const history = createMemoryHistory('/match?tab=chat')
  const at = (matchId: number) => (
    <HostContext value={host}>
      <AppRouter history={history}>
        <Page matchId={matchId} />
      </AppRouter>
    </HostContext>
  )
  const { rerender } = await act(async () => render(at(7), quiet))
  const field = screen.getByRole('textbox', { name: '评论' })
  fireEvent.change(field, { target: { value: '写了一半' } })
  return {
    host,
    styles,
    left,
    change: (matchId: number) => act(async () => rerender(at(matchId))),
    toggle: () =>
      act(async () => void fireEvent.click(screen.getByRole('button', { name: '切换' }))),
    expectPageStands: () => {
      expect(screen.getByRole('textbox', { name: '评论' })).toBe(field)
      expect(field).toHaveValue('写了一半')
    },
  }
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a widget has the values of its place, the frame of its remote, and its styles', async () => {
  const { change, toggle, styles } = await open(async () => ({ matchId }) => <p>第{matchId}场</p>)
  expect(screen.getByRole('region', { name: '宿主 mf_message' })).toHaveTextContent('第7场')
  await change(8)
  expect(screen.getByText('第8场')).toBeVisible()
  const place = document.querySelector('[data-widget="mf_message"]')
  expect(place).toHaveClass('contained')
  expect(styles).toEqual(['mf_message on'])
  await toggle()
  expect(screen.queryByText('第8场')).toBeNull()
  expect(styles).toEqual(['mf_message on', 'mf_message off'])
  await toggle()
  expect(screen.getByText('第8场')).toBeVisible()
})

test('a widget stands in the router of the page', async () => {
  await open(async () => () => {
    const { search } = useLocation()
    const navigate = useNavigate()
    return (
      <button type="button" onClick={() => navigate('/match?tab=odds')}>
        {search}
      </button>
    )
  })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '?tab=chat' })))
  expect(screen.getByRole('button', { name: '?tab=odds' })).toBeVisible()
})

const WAYS: Record<string, Widget> = {
  'in its render': planted,
  'in an effect': () => {
    useEffect(planted)
    return null
  },
  'in a render without end': () => {
    const [count, setCount] = useState(0)
    setCount(count + 1)
    return null
  },
  'what throws when it is read': () => {
    throw Object.defineProperty(new Error(), 'message', { get: planted })
  },
}

test.each(Object.keys(WAYS))(
  'a widget that throws %s collapses by its name, and the page stands',
  async (way) => {
    const { host, expectPageStands } = await open(async () => WAYS[way] ?? planted)
    expect(screen.getByText('没有加载成功')).toBeVisible()
    expectPageStands()
    expect(host.reported[0]).toBe('mf_message match.tabs chat')
    expect(host.reported.slice(1)).toEqual([expect.objectContaining({ remote: 'mf_message' })])
  },
)

class Leaving extends Component<Values> {
  override componentWillUnmount = planted
  override render() {
    return <p>类</p>
  }
}
const leave = () => planted
const CLEAN_UPS: Record<string, Widget> = {
  effect: () => {
    useEffect(leave, [])
    return null
  },
  ref: () => <p ref={leave} />,
  class: Leaving,
}

test.each(Object.keys(CLEAN_UPS))(
  'what a widget throws in its clean-up (%s) is its own, and the page keeps what was typed',
  async (way) => {
    const { left, host, toggle, expectPageStands } = await open(
      async () => CLEAN_UPS[way] ?? planted,
    )
    await toggle()
    expectPageStands()
    expect(left).toEqual([['mf_message', new Error('planted')]])
    expect(host.reported).toEqual([])
  },
)

test('code that never comes, and a Suspense that never ends, end after 8 s', async () => {
  jest.useFakeTimers()
  const never = new Promise<never>(() => undefined)
  const late = await open(() => never)
  expect(screen.getByText('加载中')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(9_000))
  expect(screen.getByText('没有加载成功')).toBeVisible()
  late.expectPageStands()
  expect(late.host.reported[0]).toBe('mf_message match.tabs chat')
})

test('a widget that stays suspended ends after 8 s', async () => {
  jest.useFakeTimers()
  const never = new Promise<never>(() => undefined)
  const { host, expectPageStands } = await open(async () => () => use(never))
  await act(() => jest.advanceTimersByTimeAsync(8_000))
  expect(screen.getByText('没有加载成功')).toBeVisible()
  expectPageStands()
  expect(host.reported[1]).toMatchObject({ kind: 'setup-timeout', remote: 'mf_message' })
})
