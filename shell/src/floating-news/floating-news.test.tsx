import { newsNavSlice } from '@saidian/shared/store'
import { makeRemoteMeta } from '@saidian/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderShell } from '../testing/render-shell'

const metas = [
  makeRemoteMeta({
    routes: [
      { path: '/news/:type/:id', title: '新闻', layout: 'down-tips' },
      { path: '/community/detail', title: '帖子', layout: 'down-tips' },
      { path: '/vlive/0', title: '直播', layout: 'vlive' },
    ],
  }),
]
const article = { text: '10:32', title: '国家德比', link1: '1002', link2: '88' }
const post = { text: '球迷圈', title: '大家怎么看', link1: 'qz', link2: 'p 9' }

async function open(path: string) {
  const shell = await renderShell({ path, metas })
  await act(
    async () => void shell.store.dispatch(newsNavSlice.actions.newsNavLoaded([article, post])),
  )
  return shell
}
const strip = () => screen.queryByRole('button', { name: '2篇浮窗文章' })
const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('the strip opens into the list and the list closes again', async () => {
  await open('/news/1002/1')
  await tap('2篇浮窗文章')
  expect(screen.getByText('国家德比')).toBeVisible()
  await tap(/收起/)
  expect(screen.queryByText('国家德比')).toBeNull()
  expect(strip()).toBeVisible()
})

test('opens an article by type and id, a post by its code, and closes the list', async () => {
  const shell = await open('/news/1002/1')
  await tap('2篇浮窗文章')
  await tap(/^国家德比/)
  expect(shell.location()).toBe('/news/1002/88')
  await tap('2篇浮窗文章')
  await tap(/^大家怎么看/)
  expect(shell.location()).toBe('/community/detail?code=p%209')
  expect(strip()).toBeVisible()
})

test('× removes an item; the strip disappears with the last one', async () => {
  const shell = await open('/news/1002/1')
  await tap('2篇浮窗文章')
  await tap('移除国家德比')
  expect(shell.store.getState().newsNav.items).toEqual([post])
  await tap('移除大家怎么看')
  expect(screen.queryByRole('button', { name: /浮窗|收起/ })).toBeNull()
})

test('a layout without floating news does not show the strip', async () => {
  await open('/vlive/0')
  expect(strip()).toBeNull()
})
