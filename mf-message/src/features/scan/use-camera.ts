import { type RefObject, useEffect, useRef, useState } from 'react'
import { readCode } from './read-code'

/** `absent`: no camera, or a page without HTTPS, where browsers offer none. */
export type CameraState = 'starting' | 'on' | 'denied' | 'absent'

/** Pause between two looks at the picture: the phone stays cool. */
const PAUSE_MS = 150

/**
 * Shows the camera at the back in a video and reads codes from it until it is left or a code was
 * read. While the page is hidden, nothing is read.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onText: (text: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  const report = useRef(onText)
  report.current = onText
  useEffect(() => {
    const stop = new AbortController()
    void run(video, stop.signal, {
      onState: setState,
      onText: (text) => report.current(text),
    })
    return () => stop.abort()
  }, [video])
  return state
}

type Reports = { onState: (state: CameraState) => void; onText: (text: string) => void }

async function run(
  video: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  { onState, onText }: Reports,
): Promise<void> {
  const stream = await openCamera(onState)
  if (!stream) return
  const end = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  const element = video.current
  if (signal.aborted || !element) return end()
  signal.addEventListener('abort', end, { once: true })
  element.srcObject = stream
  // A browser may ask for a tap before it plays; the picture then waits.
  await element.play().catch(() => undefined)
  if (signal.aborted) return
  onState('on')
  const text = await firstCode(element, signal)
  if (text !== null && !signal.aborted) onText(text)
}

async function openCamera(onState: Reports['onState']): Promise<MediaStream | null> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1_280 } },
    })
  } catch (error) {
    const isDenied = error instanceof Error && error.name === 'NotAllowedError'
    onState(isDenied ? 'denied' : 'absent')
    return null
  }
}

async function firstCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  while (!signal.aborted) {
    const { videoWidth: width, videoHeight: height } = video
    const isVisible = width > 0 && document.visibilityState === 'visible'
    const text = isVisible ? await readCode({ image: video, width, height }) : null
    if (text !== null) return text
    await pause(signal)
  }
  return null
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, PAUSE_MS)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        done()
      },
      { once: true },
    )
  })
}
