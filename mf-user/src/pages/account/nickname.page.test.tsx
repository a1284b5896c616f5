import { changeNickname, getUserInfo } from '@saidian/shared/contracts/profile'
import { answer, apiError, makeUserInfo } from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, openAsMember } from '../../testing/open-as-member'
import { NicknamePage } from './nickname.page'

const open = (answers: Answers = {}) =>
  openAsMember(<NicknamePage />, '/user/nickname', {
    [`POST ${changeNickname.path}`]: answer({ nickName: '风过看台', isWaiting: false }),
    ...answers,
  })

async function send(name: string) {
  const field = await screen.findByDisplayValue('球迷100001')
  await userEvent.clear(field)
  await userEvent.type(field, name)
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
}

test('the field starts with the current name; a new name is stored with a toast', async () => {
  const { bodies, host } = open()
  await send('风过看台')
  await waitFor(() => expect(host.toasts).toEqual(['昵称已改为 风过看台']))
  expect(bodies(changeNickname)).toEqual([{ nickName: '风过看台' }])
})

test('a name that is reviewed first is announced as such', async () => {
  const reviewed = answer({ nickName: '球迷100001', isWaiting: true })
  const { host } = open({ [`POST ${changeNickname.path}`]: reviewed })
  await send('风过看台')
  await waitFor(() => expect(host.toasts).toEqual(['新昵称审核中，通过后生效']))
})

test('counts graphemes: a family emoji is one character and too short', async () => {
  const { bodies } = open()
  await send('👨‍👩‍👧‍👦')
  expect(await screen.findByText('昵称为 2–16 个字')).toBeVisible()
  expect(bodies(changeNickname)).toEqual([])
})

test.each([
  ['profile.nickname_taken', '昵称已被使用，请换一个'],
  ['profile.nickname_unfit', '昵称含有不允许的内容'],
] as const)('shows %s beside the field and leaves the input', async (reason, sentence) => {
  open({ [`POST ${changeNickname.path}`]: apiError(reason) })
  await send('风过看台')
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByLabelText('昵称')).toHaveValue('风过看台')
  expect(screen.getByLabelText('昵称')).toHaveAccessibleDescription(sentence)
})

test('offers a retry when the current name could not be loaded', async () => {
  const answers = [apiError('server.fault'), answer(makeUserInfo())]
  open({ [`GET ${getUserInfo.path}`]: () => answers.shift() ?? 'no network' })
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByDisplayValue('球迷100001')).toBeVisible()
})
