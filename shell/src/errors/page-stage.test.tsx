import { HostContext } from '@saidian/shared/host'
import { AppRouter, createMemoryHistory } from '@saidian/shared/router'
import { createWorld } from '@saidian/shared/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Component, type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { PageBoundary } from './page-boundary'
import { PageStage } from './page-stage'

const no = () => {
  throw new Error('do not look')
}
const planted = () => {
  throw new Error('planted in clean-up')
}

/** Every way in which a page runs code while it leaves. */
const CLEAN_UPS: Record<string, (thrown: () => void) => () => ReactNode> = {
  effect: (thrown) => () => void useEffect(() => thrown, []),
  'layout effect': (thrown) => () => void useLayoutEffect(() => thrown, []),
  subscription: (thrown) => {
    const subscribe = () => thrown
    return () => useSyncExternalStore(subscribe, () => null)
  },
  ref: (thrown) => {
    const ref = () => thrown
    return () => <p ref={ref} />
  },
  class: (thrown) => {
    class Leaving extends Component {
      override componentWillUnmount() {
        thrown()
      }
      override render() {
        return null
      }
    }
    return () => <Leaving />
  },
}

function Next() {
  return <input aria-label="下一页" />
}

function open(Page: () => ReactNode) {
  const { host } = createWorld()
  const contexts: unknown[] = []
  const report = (error: unknown, context?: object) => {
    host.report(error)
    contexts.push(context)
  }
  const at = (route: string, remote: string, page: ReactNode) => (
    <HostContext value={{ ...host, report }}>
      <AppRouter history={createMemoryHistory('/')}>
        <PageBoundary>
          <PageStage route={route} remote={remote}>
            {page}
          </PageStage>
        </PageBoundary>
      </AppRouter>
    </HostContext>
  )
  // As the shell does: React's own printing reads what was thrown.
  const quiet = { onCaughtError: () => undefined }
  const { rerender } = render(at('/drill', 'mf_drill', <Page />), quiet)
  return {
    host,
    contexts,
    goOn: (route = '/next') => act(async () => rerender(at(route, 'mf_next', <Next />))),
  }
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test.each(Object.keys(CLEAN_UPS))(
  'a throw in the clean-up of a page (%s) is its own, and the next page stands',
  async (way) => {
    const { host, contexts, goOn } = open(CLEAN_UPS[way]?.(planted) ?? Next)
    await goOn()
    const field = screen.getByRole('textbox', { name: '下一页' })
    fireEvent.change(field, { target: { value: '写了一半' } })
    await goOn()
    expect(screen.getByRole('textbox')).toBe(field)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(host.reported).toEqual([new Error('planted in clean-up')])
    expect(contexts).toEqual([{ remote: 'mf_drill', kind: 'clean-up' }])
  },
)

test('what it throws may throw itself', async () => {
  const { host, goOn } = open(
    CLEAN_UPS.effect?.(() => {
      throw new Proxy({}, { get: no, getPrototypeOf: no })
    }) ?? Next,
  )
  await goOn()
  expect(screen.getByRole('textbox', { name: '下一页' })).toBeVisible()
  expect(host.reported).toHaveLength(1)
})

test('a page that is left before its clean-up was seen is still named', async () => {
  const { contexts, goOn } = open(CLEAN_UPS.effect?.(planted) ?? Next)
  await act(async () => {
    void goOn('/a')
    void goOn('/b')
  })
  expect(contexts).toEqual([{ remote: 'mf_drill', kind: 'clean-up' }])
})

test('what the shown page throws goes to the boundary around it', () => {
  open(() => {
    throw new Error('planted in render')
  })
  expect(screen.getByRole('alert')).toHaveTextContent('应用程序异常')
})
