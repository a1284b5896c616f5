import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { AppRouter, createMemoryHistory, useLocation, useNavigate } from '.'

/** A page as the shell has it: every new entry begins at the top. */
function Page() {
  const navigate = useNavigate()
  const { key, search } = useLocation()
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [key])
  return (
    <>
      <output>{search}</output>
      <button
        type="button"
        onClick={() => navigate('/list?settings', { preventScrollReset: true })}
      >
        over
      </button>
      <button type="button" onClick={() => navigate('/list?plain')}>
        away
      </button>
      <button
        type="button"
        onClick={() => navigate('/list', { preventScrollReset: true, replace: true })}
      >
        closed
      </button>
    </>
  )
}

async function choose(name: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
}

beforeEach(() => {
  const scrollTo = (_: number, y: number) => {
    Object.assign(window, { scrollY: y })
  }
  Object.assign(window, { scrollTo })
  render(
    <AppRouter history={createMemoryHistory('/list')}>
      <Page />
    </AppRouter>,
  )
  window.scrollTo(0, 900)
})

test('a navigation that asks for it leaves the page where it is', async () => {
  await choose('over')
  expect(screen.getByText('?settings')).toBeInTheDocument()
  expect(window.scrollY).toBe(900)
  await choose('closed')
  expect(window.scrollY).toBe(900)
})

test('any other navigation is left to the page, also after one that stayed', async () => {
  await choose('over')
  await choose('away')
  expect(screen.getByText('?plain')).toBeInTheDocument()
  expect(window.scrollY).toBe(0)
})
