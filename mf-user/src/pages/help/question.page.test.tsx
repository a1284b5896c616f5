import { renderWithStore } from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { userPaths } from '../../paths'
import { DoubtPage } from './doubt.page'
import { QuestionPage } from './question.page'

const openList = (path = userPaths.questions()) =>
  renderWithStore(<QuestionPage />, { path, route: '/user/question' })
const openQuestion = (id: string) =>
  renderWithStore(<DoubtPage />, { path: userPaths.question(id) })

beforeEach(() => localStorage.clear())

test('lists questions by group with links to their answers', async () => {
  const { location } = openList()
  expect(screen.getByRole('heading', { level: 2, name: '账号与登录' })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: '收不到验证码怎么办？' }))
  expect(location()).toBe('/user/doubt?id=code')
})

test('a search filters the questions, shows their number and updates the address', async () => {
  const { location } = openList()
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索常见问题' }), '昵称')
  expect(screen.getByRole('link', { name: '昵称为什么不能用？' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '收不到验证码怎么办？' })).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent(/^找到 \d+ 个问题$/)
  await waitFor(() => expect(location()).toBe(`/user/question?q=${encodeURIComponent('昵称')}`))
})

test('restores the search of the address; the clear button shows all questions', async () => {
  openList(`${userPaths.questions()}?q=${encodeURIComponent('礼品码')}`)
  const field = screen.getByRole('searchbox')
  expect(field).toHaveValue('礼品码')
  expect(screen.queryByRole('link', { name: '收不到验证码怎么办？' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '清空' }))
  expect(field).toHaveFocus()
  expect(screen.getByRole('link', { name: '收不到验证码怎么办？' })).toBeVisible()
})

test('a search without results links to the feedback form', async () => {
  const { host } = openList()
  await userEvent.type(screen.getByRole('searchbox'), '蒸汽机车')
  await userEvent.click(screen.getByRole('button', { name: '意见反馈' }))
  expect(host.navigated).toEqual([userPaths.feedback()])
})

test('shows the answer and the other questions of the group', () => {
  openQuestion('code')
  expect(screen.getByRole('heading', { level: 2, name: '收不到验证码怎么办？' })).toBeVisible()
  expect(screen.getByText(/至少间隔 60 秒/)).toBeVisible()
  expect(screen.getByRole('link', { name: '忘记密码怎么办？' })).toBeVisible()
})

test('stores 没帮助 on the device, links to the feedback form and can undo it', async () => {
  const first = openQuestion('code')
  await userEvent.click(screen.getByRole('button', { name: '没帮助' }))
  expect(screen.getByRole('link', { name: '写给我们' })).toHaveAttribute(
    'href',
    userPaths.feedback(),
  )
  expect(first.http.requests).toEqual([])
  first.unmount()

  openQuestion('code')
  const button = screen.getByRole('button', { name: '没帮助' })
  expect(button).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(screen.queryByRole('link', { name: '写给我们' })).toBeNull()
})

test('a vote belongs to its question; an invalid stored vote is ignored', async () => {
  localStorage.setItem('questionVotes', '{"late":"helped","code":"perhaps"}')
  openQuestion('code')
  for (const name of ['有帮助', '没帮助'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(screen.getByRole('button', { name: '有帮助' }))
  expect(screen.getByText('谢谢，很高兴帮到你。')).toBeVisible()
  expect(JSON.parse(localStorage.getItem('questionVotes') ?? '')).toEqual({
    late: 'helped',
    code: 'helped',
  })
})

test('an unknown question links to the list of questions', async () => {
  const { host } = openQuestion('nowhere')
  await userEvent.click(screen.getByRole('button', { name: '看全部问题' }))
  expect(host.navigated).toEqual([userPaths.questions()])
})
