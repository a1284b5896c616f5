import { renderWithStore } from '@saidian/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { WaitingBody } from '../../../log'
import { VoiceButton } from './voice-button'

/** A recorder that gives what was said when it is stopped. */
class FakeRecorder {
  static isTypeSupported = (type: string) => type === 'audio/mp4'
  state = 'inactive'
  mimeType = 'audio/mp4'
  ondataavailable: ((event: { data: Blob }) => void) | null = null
  onstop: (() => void) | null = null
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.ondataavailable?.({ data: new Blob(['voice'], { type: this.mimeType }) })
    this.onstop?.()
  }
}

function open(getUserMedia?: () => Promise<never>) {
  const stop = jest.fn()
  const stream = { getTracks: () => [{ stop }] }
  Object.assign(window, { MediaRecorder: FakeRecorder })
  const mediaDevices = { getUserMedia: getUserMedia ?? (async () => stream) }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices })
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000)
  const recorded: WaitingBody[] = []
  const view = renderWithStore(<VoiceButton onRecorded={(body) => recorded.push(body)} />)
  return { ...view, recorded, stop, wait: (ms: number) => now.mockReturnValue(1_000 + ms) }
}

afterEach(() => jest.restoreAllMocks())

/** jsdom gives pointer events no place. */
const at = (type: string, clientY: number) => new MouseEvent(type, { bubbles: true, clientY })

const button = (name: string) => screen.findByRole('button', { name })

test('what is said while the button is held is sent, and the microphone goes off', async () => {
  const { recorded, stop, wait } = open()
  fireEvent.pointerDown(await button('按住 说话'))
  const pressed = await button('松开 发送')
  wait(3_000)
  fireEvent.pointerUp(pressed)
  await waitFor(() => expect(recorded).toMatchObject([{ kind: 'voice-file', ms: 3_000 }]))
  expect(stop).toHaveBeenCalled()
})

test('a finger that slides up takes it back', async () => {
  const { recorded, stop, wait } = open()
  fireEvent(await button('按住 说话'), at('pointerdown', 500))
  fireEvent(await button('松开 发送'), at('pointermove', 400))
  wait(3_000)
  fireEvent.pointerUp(await button('松开 取消'))
  await waitFor(() => expect(stop).toHaveBeenCalled())
  expect(recorded).toEqual([])
})

test('too short a press sends nothing and says so', async () => {
  const { recorded, host, wait } = open()
  fireEvent.pointerDown(await button('按住 说话'))
  wait(300)
  fireEvent.pointerUp(await button('松开 发送'))
  await waitFor(() => expect(host.toasts).toEqual(['说话时间太短']))
  expect(recorded).toEqual([])
})

test('without the microphone it says what to do', async () => {
  const { host } = open(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  fireEvent.pointerDown(await button('按住 说话'))
  await waitFor(() => expect(host.toasts).toEqual(['无法使用麦克风，请在浏览器设置中允许']))
  expect(await button('按住 说话')).toBeVisible()
})
