import { ErrorBoundary } from '@saidian/shared/ui'
import { act, render } from '@testing-library/react'
import { StopEndlessRender } from './stop-endless-render'

/** Says that React has committed into a container, as React itself does. */
function commit(container: Element): void {
  const hook = Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__')
  hook.onCommitFiberRoot(1, { containerInfo: container })
}

/** Page and widget whose renders are counted; `loop` renders without end into one of them. */
function open() {
  const stopped: string[] = []
  const place = document.createElement('div')
  place.setAttribute('data-widget', 'mf_drill')
  const noted = (error: unknown) => void stopped.push(String(error))
  const { container } = render(
    <>
      <ErrorBoundary failure={() => null} onFailure={noted}>
        <StopEndlessRender remote="mf_live">页面</StopEndlessRender>
      </ErrorBoundary>
      <ErrorBoundary failure={() => null} onFailure={noted}>
        <StopEndlessRender remote="mf_drill" place={place}>
          挂件
        </StopEndlessRender>
      </ErrorBoundary>
    </>,
    { onCaughtError: () => undefined },
  )
  const loop = async (into: Element) => {
    for (let at = 0; at < 300; at += 1) {
      commit(into)
      await act(() => jest.advanceTimersByTimeAsync(10))
    }
  }
  return { stopped, place, container, loop }
}

beforeEach(() => {
  jest.useFakeTimers()
  // As in a hidden page: a loop leaves no time for frames.
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('a loop of a widget stops the widget, by the name of its remote', async () => {
  const { stopped, place, loop } = open()
  await loop(place)
  expect(stopped).toEqual(['RemoteError: mf_drill: its widget renders without end'])
})

test('a loop of the page stops the page and not its widgets', async () => {
  const { stopped, container, loop } = open()
  await loop(container)
  expect(stopped).toEqual(['RemoteError: mf_live: its page renders without end'])
})
