/** What the browser let the video do. */
export type Started = 'withSound' | 'muted' | 'forbidden' | 'interrupted'

/**
 * Starts a video with the sound that the viewer wants, else muted: browsers allow sound only after
 * a tap, and some phones in a power saving mode nothing at all.
 */
export async function startVideo(
  video: HTMLVideoElement,
  isMuted: boolean,
  volume: number,
): Promise<Started> {
  video.volume = volume
  video.muted = isMuted
  const first = await tryPlay(video)
  if (first !== 'forbidden' || isMuted) return first === 'withSound' && isMuted ? 'muted' : first
  video.muted = true
  const second = await tryPlay(video)
  return second === 'withSound' ? 'muted' : second
}

async function tryPlay(video: HTMLVideoElement): Promise<Started> {
  try {
    await video.play()
    return 'withSound'
  } catch (error) {
    // A new source or a pause interrupts the start: not the browser's opinion about sound.
    return error instanceof DOMException && error.name === 'NotAllowedError'
      ? 'forbidden'
      : 'interrupted'
  }
}
