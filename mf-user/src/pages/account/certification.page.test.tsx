import { getRealName, type RealName, submitRealName } from '@saidian/shared/contracts/profile'
import { answer, apiError } from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, never, openAsMember } from '../../testing/open-as-member'
import { CertificationPage } from './certification.page'

const READ = `GET ${getRealName.path}`
const SEND = `POST ${submitRealName.path}`
const unverified: RealName = {
  isVerified: false,
  name: '',
  idNumber: '',
  verifiedAt: null,
  isMinor: false,
}
const verified: RealName = {
  isVerified: true,
  name: '张*三',
  idNumber: '1101**********1234',
  verifiedAt: 1_795_000_000,
  isMinor: false,
}
const open = (answers: Answers) =>
  openAsMember(<CertificationPage />, '/user/certification', answers)

async function send() {
  await userEvent.type(await screen.findByLabelText('姓名'), '张三三')
  await userEvent.type(screen.getByLabelText('身份证号'), '11010119900307123X')
  await userEvent.click(screen.getByRole('button', { name: '提交认证' }))
}

test('submits name and number once and then shows them masked', async () => {
  let known = unverified
  const { host, bodies } = open({
    [READ]: () => answer(known),
    [SEND]: () => {
      known = verified
      return answer(known)
    },
  })
  await send()
  expect(await screen.findByText('1101**********1234')).toBeVisible()
  expect(host.toasts).toEqual(['认证成功'])
  expect(bodies(submitRealName)).toEqual([{ name: '张三三', idNumber: '11010119900307123X' }])
  expect(screen.queryByRole('button', { name: '提交认证' })).toBeNull()
})

test('a minor gets a toast about teen mode', async () => {
  const minor = { ...verified, isMinor: true }
  const { host } = open({ [READ]: answer(unverified), [SEND]: answer(minor) })
  await send()
  await waitFor(() => expect(host.toasts).toEqual(['认证成功，已开启青少年模式']))
})

test('shows the error of a wrong number beside its field and leaves the input', async () => {
  open({
    [READ]: answer(unverified),
    [SEND]: apiError('profile.bad_real_name', { field: 'idNumber' }),
  })
  await send()
  expect(await screen.findByText('姓名或身份证号有误')).toBeVisible()
  expect(screen.getByLabelText('身份证号')).toHaveAccessibleDescription('姓名或身份证号有误')
  expect(screen.getByLabelText('姓名')).toHaveValue('张三三')
})

test('does not send a number that is too short', async () => {
  const { bodies } = open({ [READ]: answer(unverified) })
  await userEvent.type(await screen.findByLabelText('身份证号'), '110101')
  await userEvent.click(screen.getByRole('button', { name: '提交认证' }))
  expect(await screen.findByText('身份证号是 18 位')).toBeVisible()
  expect(bodies(submitRealName)).toEqual([])
})

test('shows a placeholder while it loads', () => {
  open({ [READ]: never })
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
})

test('shows a failure with a retry button', async () => {
  const answers = [apiError('server.fault'), answer(verified)]
  open({ [READ]: () => answers.shift() ?? 'no network' })
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('张*三')).toBeVisible()
})
