import { makeRemoteMeta } from '@saidian/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderShell } from '../testing/render-shell'

const metas = [
  makeRemoteMeta({
    routes: [
      { path: '/live/hot', title: '热门', layout: 'tabbar-list', tab: 'scores' },
      { path: '/news/:type', title: '头条', layout: 'tabbar-list', tab: 'headlines' },
    ],
  }),
]

/** Imitates a scroll by the user, or by a page that is shorter than the scroll position. */
function scrolledTo(y: number) {
  Object.assign(window, { scrollY: y })
  fireEvent.scroll(window)
}

test('going back restores the scroll position', async () => {
  sessionStorage.clear()
  const shell = await renderShell({ path: '/live/hot', metas })
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: 5000,
  })
  const went: number[] = []
  const scrollTo = (_: number, y: number) => {
    went.push(y)
    scrolledTo(y)
  }
  Object.assign(window, { scrollTo })

  scrolledTo(900)
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: '头条' })))
  expect(shell.location()).toBe('/news/1002/')
  expect(went).toEqual([0])

  await act(async () => shell.history.go(-1))
  expect(shell.location()).toBe('/live/hot')
  expect(went).toEqual([0, 900])
})
