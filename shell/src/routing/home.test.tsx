import { makeRemoteMeta } from '@saidian/shared/testing'
import { act, screen } from '@testing-library/react'
import { renderShell } from '../testing/render-shell'

const metas = [
  makeRemoteMeta({
    routes: [{ path: '/live/hot', title: '热门赛事', layout: 'tabbar-list', tab: 'scores' }],
  }),
  makeRemoteMeta({
    name: 'mf_vlive',
    titleZh: '直播',
    routes: [{ path: '/vlive/:type?', title: '直播', layout: 'vlive', tab: 'streams' }],
  }),
]
const scores = { '/live/hot': () => '今日比分' }
const streams = { '/vlive/:type?': () => '正在直播' }

test('the home page is the streams when they are published', async () => {
  const shell = await renderShell({ path: '/', metas, pages: { ...scores, ...streams } })
  expect(await screen.findByText('正在直播')).toBeVisible()
  expect(shell.location()).toBe('/vlive/0')
})

test('while the streams are not published, `/` and 返回首页 lead to the scores', async () => {
  const shell = await renderShell({ path: '/vlive/0', metas, pages: scores })
  expect(await screen.findByText('频道未上线')).toBeVisible()
  await act(async () => screen.getByRole('button', { name: '返回首页' }).click())
  expect(await screen.findByText('今日比分')).toBeVisible()
  expect(shell.location()).toBe('/live/hot')
})
