import { getAuthorHome } from '@saidian/shared/contracts/profile'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  renderWithStore,
} from '@saidian/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { never } from '../../testing/open-as-member'
import { AuthorHomePage } from './author-home.page'

const member = {
  id: '100007',
  nickName: '风过看台',
  portrait: '',
  level: 4,
  joinedAt: 1_795_000_000,
}

function open(reply: FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>), id = '100007') {
  const http = createFakeHttp({ [`GET ${getAuthorHome.path}`]: reply })
  return renderWithStore(<AuthorHomePage />, {
    path: `/user/authorHome?id=${id}`,
    world: createWorld({ http }),
  })
}

test('shows name, level and registration date to everyone', async () => {
  open(answer(member))
  expect(await screen.findByRole('heading', { name: '风过看台' })).toBeVisible()
  expect(screen.getByText('Lv.4 · 赛点号 100007')).toBeVisible()
  expect(screen.getByText(/加入赛点$/)).toBeVisible()
})

test('shows 用户不存在 with a link for an unknown member', async () => {
  open(apiError('profile.no_such_member'))
  expect(await screen.findByText('用户不存在')).toBeVisible()
  expect(screen.getByRole('button', { name: '返回首页' })).toBeVisible()
})

test('sends no request for an address without a number', () => {
  const { http } = open(answer(member), 'javascript:alert(1)')
  expect(screen.getByText('用户不存在')).toBeVisible()
  expect(http.requests).toEqual([])
})

test('shows a placeholder while it loads', () => {
  open(never)
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
})

test('shows a failure with a retry button', async () => {
  const answers = [apiError('server.fault'), answer(member)]
  open(() => answers.shift() ?? 'no network')
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('风过看台')).toBeVisible()
})
