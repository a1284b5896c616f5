import { addFeedback, uploadFeedbackPicture } from '@saidian/shared/contracts/profile'
import { answer, apiError } from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, openAsMember } from '../../testing/open-as-member'
import { OpinionPage } from './opinion.page'

const KEY = 'a1b2c3d4e5f6a7b8'
const CONTENT = '比分停在 60 分钟不动了'

function open(answers: Answers = {}) {
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
  return openAsMember(<OpinionPage />, '/user/opinion', {
    [`POST ${addFeedback.path}`]: answer({ number: 'F-1024' }),
    [`POST ${uploadFeedbackPicture.path}`]: answer({ key: KEY }),
    ...answers,
  })
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const picture = (bytes = 10) =>
  new File([new Uint8Array(PNG), new Uint8Array(bytes)], 'list.png', { type: 'image/png' })
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交' }))

test('sends text, kind and pictures and shows the feedback number', async () => {
  const { bodies } = open()
  await userEvent.click(screen.getByRole('radio', { name: '数据有误' }))
  await userEvent.type(screen.getByLabelText('内容'), `  ${CONTENT}  `)
  await userEvent.upload(screen.getByLabelText('添加图片'), picture())
  expect(await screen.findByRole('img', { name: '第 1 张图片' })).toBeVisible()
  await submit()
  expect(await screen.findByText('反馈已收到，编号 F-1024')).toBeVisible()
  expect(bodies(addFeedback)).toEqual([
    {
      requestKey: expect.stringMatching(/^\w{32}$/),
      kind: 'data',
      content: CONTENT,
      contact: '',
      pictures: [KEY],
    },
  ])
})

test('shows an error beside a text that is too short and does not send it', async () => {
  const { bodies } = open()
  await userEvent.type(screen.getByLabelText('内容'), '     bug ')
  await submit()
  expect(await screen.findByText('内容为 5–1000 个字')).toBeVisible()
  expect(screen.getByLabelText('内容')).toHaveFocus()
  expect(bodies(addFeedback)).toEqual([])
})

test('counts three emoji as three characters', async () => {
  const { bodies } = open()
  await userEvent.type(screen.getByLabelText('内容'), '👍👍👍')
  await submit()
  expect(screen.getByLabelText('内容')).toHaveAccessibleDescription('内容为 5–1000 个字')
  expect(bodies(addFeedback)).toEqual([])
})

test('a form that the server rejects stays on its page with its text', async () => {
  const body = {
    code: 400,
    data: null,
    message: '请求参数有误',
    reason: 'request.invalid',
    field: 'content',
  }
  const { http } = open({ [`POST ${addFeedback.path}`]: () => ({ status: 400, body }) })
  const reported: string[] = []
  http.events.on('bad request', ({ reason }) => reported.push(reason), new AbortController().signal)
  await userEvent.type(screen.getByLabelText('内容'), CONTENT)
  await submit()
  await waitFor(() => {
    expect(screen.getByLabelText('内容')).toHaveAccessibleDescription('请求参数有误')
  })
  expect(screen.getByLabelText('内容')).toHaveValue(CONTENT)
  expect(reported).toEqual([])
})

test('a network error leaves the input, and the retry has the same request key', async () => {
  const replies = ['no network' as const, answer({ number: 'F-1025' })]
  const { bodies } = open({ [`POST ${addFeedback.path}`]: () => replies.shift() ?? 'no network' })
  await userEvent.type(screen.getByLabelText('内容'), CONTENT)
  await userEvent.upload(screen.getByLabelText('添加图片'), picture())
  await screen.findByRole('img', { name: '第 1 张图片' })
  await submit()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByLabelText('内容')).toHaveValue(CONTENT)
  expect(screen.getByRole('img', { name: '第 1 张图片' })).toBeVisible()
  await submit()
  expect(await screen.findByText('反馈已收到，编号 F-1025')).toBeVisible()
  const [first, second] = bodies(addFeedback)
  expect(second).toEqual(first)
})

test('shows a toast for an invalid picture and does not send one that is too large', async () => {
  const { host, bodies } = open({
    [`POST ${uploadFeedbackPicture.path}`]: apiError('profile.bad_picture'),
  })
  await userEvent.upload(screen.getByLabelText('添加图片'), picture(6 * 1024 * 1024))
  await waitFor(() => expect(host.toasts.at(-1)).toMatch(/^图片不能超过/))
  expect(bodies(uploadFeedbackPicture)).toEqual([])
  await userEvent.upload(screen.getByLabelText('添加图片'), picture())
  await waitFor(() => expect(host.toasts.at(-1)).toBe('图片无法识别，请换一张'))
  expect(screen.queryByRole('img')).toBeNull()
})

test('accepts at most four pictures and can remove one', async () => {
  let made = 0
  open({ [`POST ${uploadFeedbackPicture.path}`]: () => answer({ key: `${KEY}${made++}` }) })
  for (const place of [1, 2, 3, 4]) {
    await userEvent.upload(screen.getByLabelText('添加图片'), picture())
    await screen.findByRole('img', { name: `第 ${place} 张图片` })
  }
  expect(screen.queryByLabelText('添加图片')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '删除第 4 张图片' }))
  expect(screen.getByLabelText('添加图片')).toBeInTheDocument()
})

test('asks before the arrow drops a text that is not sent', async () => {
  const { host, location } = open()
  await userEvent.type(screen.getByLabelText('内容'), CONTENT)
  host.confirmDialogs(false)
  await userEvent.click(screen.getByRole('button', { name: '返回' }))
  expect(host.dialogs).toEqual(['放弃填写的内容？'])
  expect(location()).toBe('/user/opinion')
  host.confirmDialogs(true)
  await userEvent.click(screen.getByRole('button', { name: '返回' }))
  await waitFor(() => expect(location()).toBe('/user'))
})
