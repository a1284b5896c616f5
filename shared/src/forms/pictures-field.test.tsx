import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiFailure, type Upload } from '../api'
import { renderWithStore } from '../testing'
import { Form, PicturesField, TextField, useApiForm } from '.'

type Values = { text: string; pictures: string[] }

type SampleProps = {
  send?: (values: Values) => Promise<void>
  upload?: Upload<{ key: string }>
}

const uploadAtOnce: Upload<{ key: string }> = async (file) => ({
  key: `key of ${(file as File).name}`,
})

function Sample({ send = async () => undefined, upload = uploadAtOnce }: SampleProps) {
  const form = useApiForm<Values>({ defaultValues: { text: '', pictures: [] }, send })
  return (
    <Form form={form} label="测试" action="发送">
      <TextField form={form} name="text" label="正文" />
      <PicturesField form={form} name="pictures" max={2} upload={upload} />
    </Form>
  )
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
})

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const makePicture = (name: string) =>
  new File([new Uint8Array([...PNG, 0, 0, 0, 0])], name, { type: 'image/png' })

async function addPicture(name: string, place: number) {
  await userEvent.upload(screen.getByLabelText('添加图片'), makePicture(name))
  await screen.findByRole('img', { name: `第 ${place} 张图片` })
}

const submit = () => userEvent.click(screen.getByRole('button', { name: '发送' }))

test('sends the keys of the pictures that are left', async () => {
  const sent: Values[] = []
  renderWithStore(<Sample send={async (values) => void sent.push(values)} />)
  await addPicture('a.png', 1)
  await addPicture('b.png', 2)
  expect(screen.queryByLabelText('添加图片')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '删除第 1 张图片' }))
  expect(screen.getByLabelText('添加图片')).toBeEnabled()
  await submit()
  await waitFor(() => expect(sent).toEqual([{ text: '', pictures: ['key of b.png'] }]))
})

test('shows an error of the pictures below them, and the next submission is sent', async () => {
  const error = { code: 400, reason: 'request.invalid', message: '图片有误', retryable: false }
  const outcomes = [
    Promise.reject(new ApiFailure({ ...error, field: 'pictures' })),
    Promise.resolve(),
  ]
  renderWithStore(<Sample send={() => outcomes.shift() as Promise<void>} />)
  await addPicture('a.png', 1)
  await submit()
  const group = screen.getByRole('group', { name: '图片' })
  await waitFor(() => expect(group).toHaveAccessibleDescription('图片有误'))
  await submit()
  await waitFor(() => expect(outcomes).toEqual([]))
  expect(screen.queryByRole('alert')).toBeNull()
})

const offline = { code: 0, reason: 'network.offline', message: '网络已断开', retryable: true }

test('shows the progress of each picture, and retries the failed one alone', async () => {
  const attempts: string[] = []
  const started: { progress: (share: number) => void; fail: () => void; end: () => void }[] = []
  const upload: Upload<{ key: string }> = (file, { onProgress }) =>
    new Promise((resolve, reject) => {
      attempts.push((file as File).name)
      const key = `key of ${(file as File).name}`
      const fail = () => reject(offline)
      started.push({ progress: onProgress, fail, end: () => resolve({ key }) })
    })
  const sent: Values[] = []
  const send = async (values: Values) => void sent.push(values)
  const { host } = renderWithStore(<Sample send={send} upload={upload} />)
  await addPicture('a.png', 1)
  await addPicture('b.png', 2)
  act(() => started[0]?.progress(0.4))
  expect(screen.getByRole('progressbar', { name: '第 1 张图片上传进度' })).toHaveValue(0.4)
  await act(async () => started[1]?.end())
  await act(async () => started[0]?.fail())
  expect(host.toasts).toEqual(['网络已断开'])
  await userEvent.click(screen.getByRole('button', { name: '点击重试上传第 1 张图片' }))
  await act(async () => started[2]?.end())
  expect(attempts).toEqual(['a.png', 'b.png', 'a.png'])
  expect(screen.queryByRole('progressbar')).toBeNull()
  await submit()
  await waitFor(() =>
    expect(sent).toEqual([{ text: '', pictures: ['key of a.png', 'key of b.png'] }]),
  )
})

test('removing a picture and leaving the page abort uploads and release previews', async () => {
  const signals: AbortSignal[] = []
  const released: string[] = []
  URL.revokeObjectURL = (url) => void released.push(url)
  const upload: Upload<{ key: string }> = (_, { signal }) => {
    signals.push(signal)
    return new Promise(() => {})
  }
  const { unmount } = renderWithStore(<Sample upload={upload} />)
  await addPicture('a.png', 1)
  await addPicture('b.png', 2)
  await userEvent.click(screen.getByRole('button', { name: '删除第 1 张图片' }))
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  unmount()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  expect(released).toHaveLength(2)
})

test('rejects a text that is named as a picture before it is sent', async () => {
  const upload = jest.fn(uploadAtOnce)
  const { host } = renderWithStore(<Sample upload={upload} />)
  const text = new File(['this is a text'], 'face.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('添加图片'), text)
  await waitFor(() => expect(host.toasts).toEqual(['图片无法识别，请换一张']))
  expect(upload).not.toHaveBeenCalled()
})

test('a tap on a picture shows it over the whole screen', async () => {
  renderWithStore(<Sample />)
  await addPicture('a.png', 1)
  await userEvent.click(screen.getByRole('button', { name: '查看第 1 张图片' }))
  const viewer = await screen.findByRole('dialog', { name: '查看图片' })
  expect(within(viewer).getByRole('img', { name: '第 1 张图片' })).toHaveAttribute(
    'src',
    'blob:picture',
  )
})
