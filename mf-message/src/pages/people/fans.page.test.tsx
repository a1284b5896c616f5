import { getFans } from '@saidian/shared/contracts/friends'
import { answer, apiError } from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observeListEnd, reachListEnd } from '../../testing/list-end'
import { type Answers, keyOf, openAsMember } from '../../testing/open-as-member'
import { makeFan } from '../../testing/people.factory'
import { FansPage } from './fans.page'

const open = (list: Answers[string]) =>
  openAsMember(<FansPage />, '/message/fans', { [keyOf(getFans)]: list })

beforeEach(observeListEnd)

test('follows back, by the outbox, and takes it back', async () => {
  const { store } = open(answer({ fans: [makeFan()], total: 1, next: null }))
  expect(await screen.findByText('共 1 位粉丝')).toBeVisible()
  const button = screen.getByRole('button', { name: '关注风过看台' })
  expect(button).toHaveTextContent('回关')
  await userEvent.click(button)
  expect(button).toHaveTextContent('互相关注')
  expect(store.getState().outbox.follows).toMatchObject({ 'member 100007': { isOn: true } })
  await userEvent.click(button)
  expect(store.getState().outbox.follows).toMatchObject({ 'member 100007': { isOn: false } })
})

test('reads on near the end', async () => {
  const first = { fans: [makeFan()], total: 2, next: 'c2' }
  const second = { fans: [makeFan({ id: '8', nickName: '第二位' })], total: 2, next: null }
  const { requestsTo } = open(({ query }) => answer(query?.cursor === 'c2' ? second : first))
  await screen.findByRole('link', { name: /风过看台/ })
  await reachListEnd()
  expect(await screen.findByRole('link', { name: /第二位/ })).toHaveAttribute(
    'href',
    '/message/personal?id=8',
  )
  await waitFor(() => expect(requestsTo(getFans)).toHaveLength(2))
})

test('placeholder, failure with a retry, no fans', async () => {
  const answers = [apiError('server.fault'), answer({ fans: [], total: 0, next: null })]
  const { host } = open(() => answers.shift() ?? 'no network')
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  await userEvent.click(await screen.findByRole('button', { name: '去社区发帖' }))
  expect(host.navigated).toEqual(['/community/list'])
})
