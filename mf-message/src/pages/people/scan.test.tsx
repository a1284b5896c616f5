import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { blankPicture, drawnCode, installPictures } from '../../testing/drawn-code'
import { openAsMember } from '../../testing/open-as-member'
import { FindPage } from './find.page'

const CONTACT = `${window.location.origin}/message/personal?id=7`
const PICTURE = new File(['x'], 'code.png', { type: 'image/png' })
let pictures: ReturnType<typeof installPictures>
let stopped: string[]

/** The camera of the browser: a stream, or why there is none. */
function installCamera(open: () => MediaStream) {
  const mediaDevices = { getUserMedia: async () => open() }
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
}
const stream = () =>
  ({ getTracks: () => [{ stop: () => stopped.push('camera') }] }) as unknown as MediaStream
const denied = () => {
  throw Object.assign(new Error('denied'), { name: 'NotAllowedError' })
}

beforeEach(() => {
  stopped = []
  pictures = installPictures()
  HTMLMediaElement.prototype.play = async () => undefined
  for (const side of ['videoWidth', 'videoHeight'])
    Object.defineProperty(HTMLVideoElement.prototype, side, { value: 300, configurable: true })
})
afterEach(() => {
  pictures.restore()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  for (const side of ['videoWidth', 'videoHeight'])
    Reflect.deleteProperty(HTMLVideoElement.prototype, side)
})

const open = () => openAsMember(<FindPage />, '/message/find?view=scan')
const choose = () => userEvent.upload(screen.getByLabelText('含二维码的图片'), PICTURE)

test('the camera reads the code of a member and opens their card', async () => {
  installCamera(stream)
  const { host } = open()
  expect(await screen.findByText('将二维码放入框内，即可自动扫描')).toBeVisible()
  expect(host.navigated).toEqual([])
  pictures.shown.frame = drawnCode(CONTACT)
  await waitFor(() => expect(host.navigated).toEqual(['/message/personal?id=7']))
})

test('the camera is off once the page is left', async () => {
  installCamera(stream)
  const { unmount } = open()
  await screen.findByText('将二维码放入框内，即可自动扫描')
  expect(stopped).toEqual([])
  unmount()
  expect(stopped).toEqual(['camera'])
})

test('a camera that opens after the page was left is switched off', async () => {
  let give: (camera: MediaStream) => void = () => undefined
  const getUserMedia = () =>
    new Promise<MediaStream>((done) => {
      give = done
    })
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  open().unmount()
  await act(async () => give(stream()))
  expect(stopped).toEqual(['camera'])
})

test('without the permission a picture does', async () => {
  installCamera(denied)
  const { host } = open()
  expect(await screen.findByRole('alert')).toHaveTextContent('没有相机权限')
  pictures.shown.file = drawnCode(CONTACT)
  await choose()
  await waitFor(() => expect(host.navigated).toEqual(['/message/personal?id=7']))
})

test.each([
  ['without a code', blankPicture()],
  ['that cannot be decoded', null],
])('a picture %s says so', async (_, file) => {
  const { host } = open()
  expect(await screen.findByRole('alert')).toHaveTextContent('这里不能使用相机')
  pictures.shown.file = file
  await choose()
  await waitFor(() => expect(host.toasts).toEqual(['没有在图片中找到二维码']))
  expect(host.navigated).toEqual([])
})

test('the text of a foreign code is shown, not opened', async () => {
  const { host } = open()
  pictures.shown.file = drawnCode('https://evil.example/message/personal?id=7')
  await choose()
  expect(await screen.findByText('https://evil.example/message/personal?id=7')).toBeVisible()
  expect(screen.queryByRole('link', { name: /evil/ })).toBeNull()
  expect(host.navigated).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '继续扫描' }))
  expect(screen.getByRole('button', { name: '从相册选择' })).toBeEnabled()
})
