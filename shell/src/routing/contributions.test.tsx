import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { useContributions } from '@saidian/shared/host'
import { sessionSlice } from '@saidian/shared/store'
import { act, screen } from '@testing-library/react'
import mfLive from '../../../mf-live/remote.json'
import mfUser from '../../../mf-user/remote.json'
import { renderShell } from '../testing/render-shell'

const metas = [mfLive, mfUser] as RemoteMeta[]

const Entries = () => {
  const entries = useContributions('user.entries')
  return (
    <ul aria-label="入口">
      {entries.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}
const listed = () => [...screen.getByRole('list', { name: '入口' }).children].map(textOf)
const textOf = ({ textContent }: Element) => textContent
const HELP = ['设置', '常见问题', '意见反馈', '关于我们']

test('a page lists what all published remotes contribute for this visitor', async () => {
  const pages = { '/user': Entries, '/live/hot': () => null }
  const { store } = await renderShell({ path: '/user', metas, pages })
  expect(listed()).toEqual(['关注的足球', '关注的篮球', '今日比赛', ...HELP])
  act(() => void store.dispatch(sessionSlice.actions.loggedIn({ token: 'secret' })))
  const own = ['我的比赛', '我的关注', '我的帖子', '我的评论', '浏览历史']
  expect(listed()).toEqual([...own, ...HELP])
})

test('a remote that is not published leaves no hole', async () => {
  await renderShell({ path: '/user', metas, pages: { '/user': Entries } })
  expect(listed()).toEqual(HELP)
})
