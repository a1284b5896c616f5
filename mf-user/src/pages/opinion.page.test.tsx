import { addFeedback, uploadFeedbackPicture } from '@saidian/shared/contracts'
import { answer, apiError } from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, openAsMember } from '../testing/open-as-member'
import { OpinionPage } from './opinion.page'

const KEY = 'a1b2c3d4e5f6a7b8'
const WORDS = '比分停在 60 分钟不动了'

function open(answers: Answers = {}) {
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
  return openAsMember(<OpinionPage />, '/user/opinion', {
    [`POST ${addFeedback.path}`]: answer({ number: 'F-1024' }),
    [`POST ${uploadFeedbackPicture.path}`]: answer({ key: KEY }),
    ...answers,
  })
}

const picture = (bytes = 10) => new File([new Uint8Array(bytes)], 'list.png', { type: 'image/png' })
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交' }))

test('words, kind and pictures are sent and answered with a number', async () => {
  const { bodies } = open()
  await userEvent.click(screen.getByRole('radio', { name: '数据有误' }))
  await userEvent.type(screen.getByLabelText('内容'), `  ${WORDS}  `)
  await userEvent.upload(screen.getByLabelText('添加图片'), picture())
  expect(await screen.findByRole('img', { name: '第 1 张图片' })).toBeVisible()
  await submit()
  expect(await screen.findByText('反馈已收到，编号 F-1024')).toBeVisible()
  expect(bodies(addFeedback)).toEqual([
    {
      requestKey: expect.stringMatching(/^\w{32}$/),
      kind: 'data',
      content: WORDS,
      contact: '',
      pictures: [KEY],
    },
  ])
})

test('too few words are told beside them and not sent', async () => {
  const { bodies } = open()
  await userEvent.type(screen.getByLabelText('内容'), '     bug ')
  await submit()
  expect(await screen.findByText('内容为 5–1000 个字')).toBeVisible()
  expect(screen.getByLabelText('内容')).toHaveFocus()
  expect(bodies(addFeedback)).toEqual([])
})

test('three emoji are three characters, however many units they take', async () => {
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
  const heard: string[] = []
  http.events.on('bad request', ({ reason }) => heard.push(reason), new AbortController().signal)
  await userEvent.type(screen.getByLabelText('内容'), WORDS)
  await submit()
  await waitFor(() => {
    expect(screen.getByLabelText('内容')).toHaveAccessibleDescription('请求参数有误')
  })
  expect(screen.getByLabelText('内容')).toHaveValue(WORDS)
  expect(heard).toEqual([])
})

test('without a network everything stays, and the second try is the same one', async () => {
  const replies = ['no network' as const, answer({ number: 'F-1025' })]
  const { bodies } = open({ [`POST ${addFeedback.path}`]: () => replies.shift() ?? 'no network' })
  await userEvent.type(screen.getByLabelText('内容'), WORDS)
  await userEvent.upload(screen.getByLabelText('添加图片'), picture())
  await screen.findByRole('img', { name: '第 1 张图片' })
  await submit()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByLabelText('内容')).toHaveValue(WORDS)
  expect(screen.getByRole('img', { name: '第 1 张图片' })).toBeVisible()
  await submit()
  expect(await screen.findByText('反馈已收到，编号 F-1025')).toBeVisible()
  const [first, second] = bodies(addFeedback)
  expect(second).toEqual(first)
})

test('a picture that is none is refused with words, one too large is not even sent', async () => {
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

test('a picture is taken back, and no more than four are taken', async () => {
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
