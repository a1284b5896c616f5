import {
  cancelAccount,
  exportAccount,
  getDevices,
  logout,
  proveStepUp,
  revokeDevice,
  sendStepUpCode,
} from '@saidian/shared/contracts/accounts'
import { getUserInfo } from '@saidian/shared/contracts/profile'
import { blockMember, getBlockedMembers } from '@saidian/shared/contracts/relations'
import {
  answer,
  apiError,
  type FakeAnswer,
  makeUserInfo,
  renderWithStore,
} from '@saidian/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, never, openAsMember } from '../testing/open-as-member'
import { SetPage } from './set.page'

const DEVICES = `GET ${getDevices.path}`
const device = (id: string, isThis: boolean) => ({
  id,
  name: isThis ? 'iPhone · Safari' : 'Windows · Chrome',
  region: '127.0.0.*',
  loggedInAt: 1_795_000_000,
  seenAt: 1_795_000_000,
  isThis,
})
const PROOF = 'P'.repeat(43)
const STEP_UP: Answers = {
  [`POST ${sendStepUpCode.path}`]: answer({
    phone: '138****8000',
    retryAfterMs: 60_000,
    expiresInMs: 300_000,
    code: '246810',
  }),
  [`POST ${proveStepUp.path}`]: answer({ proof: PROOF, expiresInMs: 300_000 }),
}
const open = (answers: Answers = {}, path = '/user/set') =>
  openAsMember(<SetPage />, path, { ...STEP_UP, ...answers })

/** Completes the step-up by code. */
async function stepUp() {
  await userEvent.click(await screen.findByRole('button', { name: '获取验证码' }))
  await screen.findByDisplayValue('246810')
  await click('验证')
}
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a visitor sees the settings but no account section', () => {
  renderWithStore(<SetPage />, { path: '/user/set' })
  expect(screen.getByText('无剧透')).toBeVisible()
  expect(screen.queryByRole('region', { name: '账号与安全' })).toBeNull()
})

test('a member sees password, real name and devices', () => {
  open()
  expect(screen.getByRole('link', { name: '登录密码' })).toHaveAttribute(
    'href',
    '/user/changePassWord',
  )
  expect(screen.getByRole('link', { name: '实名认证' })).toHaveAttribute(
    'href',
    '/user/certification',
  )
  expect(screen.getByRole('button', { name: '登录设备' })).toBeVisible()
})

test('shows whom the member blocks, and ends it', async () => {
  let members = [
    { id: '20', nickName: '吵闹的人', portrait: '', level: 3, blockedAt: 1_795_000_000 },
  ]
  const { bodies, host } = open(
    {
      [`GET ${getBlockedMembers.path}`]: () => answer({ members }),
      [`POST ${blockMember.path}`]: () => {
        members = []
        return answer({ isBlocked: false })
      },
    },
    '/user/set?blocked',
  )
  await userEvent.click(await screen.findByRole('button', { name: '解除拉黑 吵闹的人' }))
  expect(await screen.findByText('没有拉黑任何人，可以在评论或个人主页里拉黑')).toBeVisible()
  expect(bodies(blockMember)).toEqual([{ memberId: '20', isOn: false }])
  expect(host.toasts).toEqual(['已解除拉黑吵闹的人'])
})

test('logs out after a confirmation', async () => {
  const { store, host, bodies } = open({ [`GET ${logout.path}`]: answer(null) })
  host.confirmDialogs(false)
  await click('退出登录')
  expect(bodies(logout)).toHaveLength(0)
  host.confirmDialogs(true)
  await click('退出登录')
  await waitFor(() => expect(store.getState().session.auth).toBeNull())
  expect(bodies(logout)).toHaveLength(1)
  expect(host.toasts).toEqual(['已退出登录'])
})

test.each([
  ['no network' as const, '已在本机退出，联网后自动通知服务器'],
  [apiError('server.fault'), '已在本机退出，服务器暂未确认，将自动重试'],
  [apiError('request.too_many'), '已在本机退出，服务器暂未确认，将自动重试'],
])(
  'a logout that fails on the server (%j) ends the local login and is retried',
  async (failure, text) => {
    const answers = [failure, answer(null)]
    const { store, host, http } = open({
      [`GET ${logout.path}`]: () => answers.shift() ?? 'no network',
    })
    await click('退出登录')
    await waitFor(() => expect(host.toasts).toEqual([text]))
    expect(store.getState().session.auth).toBeNull()
    window.dispatchEvent(new Event('online'))
    const logoutCalls = () => http.requests.filter(({ url }) => url === logout.path)
    await waitFor(() => expect(logoutCalls()).toHaveLength(2))
    window.dispatchEvent(new Event('online'))
    expect(logoutCalls()).toHaveLength(2)
  },
)

test('logs out of a login that the server no longer knows', async () => {
  const { store, host } = open({ [`GET ${logout.path}`]: apiError('auth.no_token') })
  await click('退出登录')
  await waitFor(() => expect(store.getState().session.auth).toBeNull())
  expect(host.toasts).toEqual(['已退出登录'])
})

describe('the devices', () => {
  test('are listed and can be logged out', async () => {
    let devices = [device('a', true), device('b', false)]
    const { host, bodies } = open(
      {
        [DEVICES]: () => answer(devices),
        [`POST ${revokeDevice.path}`]: () => {
          devices = devices.slice(0, 1)
          return answer(null)
        },
      },
      '/user/set?devices',
    )
    expect(await screen.findByText(/当前设备/)).toBeVisible()
    await click('退出 Windows · Chrome')
    await stepUp()
    await waitFor(() => expect(screen.queryByText('Windows · Chrome')).toBeNull())
    expect(bodies(proveStepUp)).toEqual([{ act: 'devices', code: '246810' }])
    expect(bodies(revokeDevice)).toEqual([{ id: 'b', proof: PROOF }])
    expect(host.toasts.at(-1)).toBe('该设备已退出')
    expect(screen.queryByRole('button', { name: '退出所有其他设备' })).toBeNull()
  })

  test('show a failure with a retry button and a server error as a toast', async () => {
    const answers = [apiError('server.fault'), answer([device('a', true), device('b', false)])]
    const { host } = open(
      {
        [DEVICES]: () => answers.shift() ?? 'no network',
        [`POST ${revokeDevice.path}`]: apiError('account.no_such_device'),
      },
      '/user/set?devices',
    )
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
    await userEvent.click(await screen.findByRole('button', { name: '退出所有其他设备' }))
    await stepUp()
    await waitFor(() => expect(host.toasts.at(-1)).toBe('设备不存在或已退出'))
    expect(screen.getByText('Windows · Chrome')).toBeVisible()
  })

  test('show a placeholder while they load', () => {
    open({ [DEVICES]: never }, '/user/set?devices')
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument()
  })
})

describe('deleting the account', () => {
  test('asks for a confirmation and a step-up, then shows the deletion date', async () => {
    const { host, bodies } = open(
      { [`POST ${cancelAccount.path}`]: answer({ deletingAt: 1_796_000_000 }) },
      '/user/set?leave',
    )
    await userEvent.click(await screen.findByRole('button', { name: '申请注销' }))
    await stepUp()
    await waitFor(() => expect(host.toasts.at(-1)).toMatch(/^账号将于 \d+月\d+日 注销$/))
    expect(host.dialogs).toEqual(['确定注销账号？'])
    expect(bodies(proveStepUp)).toEqual([{ act: 'leave', code: '246810' }])
    expect(bodies(cancelAccount)).toEqual([{ proof: PROOF }])
  })

  test('sends nothing when the user cancels the dialog or the step-up', async () => {
    const { host, bodies } = open({}, '/user/set?leave')
    const ask = async () => userEvent.click(await screen.findByRole('button', { name: '申请注销' }))
    host.confirmDialogs(false)
    await ask()
    expect(screen.queryByRole('form', { name: '验证身份' })).toBeNull()
    host.confirmDialogs(true)
    await ask()
    await userEvent.click(await screen.findByRole('button', { name: '取消' }))
    expect(await screen.findByRole('button', { name: '申请注销' })).toBeVisible()
    expect(bodies(cancelAccount)).toEqual([])
  })

  test('shows a wrong code beside its field and leaves the input', async () => {
    open({ [`POST ${proveStepUp.path}`]: apiError('account.wrong_code') }, '/user/set?leave')
    await userEvent.click(await screen.findByRole('button', { name: '申请注销' }))
    await stepUp()
    expect(await screen.findByText('验证码错误或已失效')).toBeVisible()
    expect(screen.getByLabelText('验证码')).toHaveValue('246810')
  })

  test('after the request it offers only the export', async () => {
    const leaving = makeUserInfo({ deletingAt: 1_796_000_000 })
    open({
      [`GET ${getUserInfo.path}`]: answer(leaving),
      [`POST ${exportAccount.path}`]: answer({}),
    })
    await userEvent.click(await screen.findByRole('button', { name: '导出数据' }))
    expect(await screen.findByRole('button', { name: '导出我的数据' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '申请注销' })).toBeNull()
  })

  test('saves the data as a file and shows an error as a toast', async () => {
    const made: Blob[] = []
    const names: string[] = []
    URL.createObjectURL = (file) => `blob:${made.push(file as Blob)}`
    // jsdom does not follow links; a browser would save the file.
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    const replies = [answer({ account: { id: '100001' } }), apiError('account.too_many_tries')]
    const { host } = open(
      { [`POST ${exportAccount.path}`]: () => replies.shift() ?? 'no network' },
      '/user/set?leave',
    )
    await userEvent.click(await screen.findByRole('button', { name: '导出我的数据' }))
    await stepUp()
    await waitFor(() => expect(made).toHaveLength(1))
    expect(made[0]?.type).toBe('application/json')
    expect(names[0]).toMatch(/^saidian-\d{8}\.json$/)
    await userEvent.click(await screen.findByRole('button', { name: '导出我的数据' }))
    // The earlier proof is still valid and is used again.
    await waitFor(() => expect(host.toasts.at(-1)).toBe('尝试次数过多，请稍后再试'))
  })

  test('an export that the user leaves is cancelled and saves nothing', async () => {
    const createUrl = jest.fn(() => 'blob:1')
    URL.createObjectURL = createUrl
    let finish = (_: FakeAnswer) => {}
    const { host, unmount, http } = open(
      { [`POST ${exportAccount.path}`]: () => new Promise((resolve) => (finish = resolve)) },
      '/user/set?leave',
    )
    await userEvent.click(await screen.findByRole('button', { name: '导出我的数据' }))
    await stepUp()
    const asked = () => http.requests.find(({ url }) => url === exportAccount.path)
    await waitFor(() => expect(asked()).toBeDefined())
    unmount()
    expect(asked()?.signal?.aborted).toBe(true)
    await act(async () => finish(answer({ account: { id: '100001' } })))
    expect(createUrl).not.toHaveBeenCalled()
    expect(host.toasts).toEqual(['验证码已发送'])
  })
})
