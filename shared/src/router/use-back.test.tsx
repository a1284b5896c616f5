import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppRouter, createAppHistory, Link, useBack, useRoutes } from '.'

function Below() {
  const goBack = useBack('/user')
  return (
    <button type="button" onClick={goBack}>
      返回
    </button>
  )
}

function Pages() {
  return useRoutes([
    { path: '/user', element: <h1>我的</h1> },
    { path: '/user/question', element: <Link to="/user/opinion">意见反馈</Link> },
    { path: '/user/opinion', element: <Below /> },
  ])
}

function openAt(path: string) {
  // What the tab showed before the product is none of its steps.
  window.history.pushState(null, '', '/elsewhere')
  window.history.pushState(null, '', path)
  render(
    <AppRouter history={createAppHistory()}>
      <Pages />
    </AppRouter>,
  )
}

test('back leads where one came from', async () => {
  openAt('/user/question')
  await userEvent.click(screen.getByRole('link', { name: '意见反馈' }))
  await userEvent.click(screen.getByRole('button', { name: '返回' }))
  expect(await screen.findByRole('link', { name: '意见反馈' })).toBeVisible()
})

test('back from a page opened by its address leads to the page above it', async () => {
  openAt('/user/opinion')
  await userEvent.click(screen.getByRole('button', { name: '返回' }))
  expect(await screen.findByRole('heading', { name: '我的' })).toBeVisible()
  expect(location.pathname).toBe('/user')
})
