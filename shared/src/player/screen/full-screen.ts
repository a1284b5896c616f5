type AppleVideo = HTMLVideoElement & {
  webkitEnterFullscreen?: () => void
  webkitExitFullscreen?: () => void
}
type Orientation = ScreenOrientation & { lock?: (orientation: 'landscape') => Promise<void> }

/** An iPhone shows only the video itself over the whole screen, without danmaku and controls. */
export function mayFillScreen(box: HTMLElement, video: AppleVideo): boolean {
  return Boolean(document.fullscreenEnabled && box.requestFullscreen) || onlyVideo(video)
}

/** The whole screen, sideways where the browser can turn it, or back. */
export async function toggleFullScreen(box: HTMLElement, video: AppleVideo): Promise<void> {
  if (document.fullscreenElement) return leaveFullScreen()
  if (!document.fullscreenEnabled || !box.requestFullscreen) return video.webkitEnterFullscreen?.()
  try {
    await box.requestFullscreen({ navigationUI: 'hide' })
    if (video.videoWidth >= video.videoHeight)
      await (screen.orientation as Orientation).lock?.('landscape')
  } catch {
    // Not allowed, or a screen that does not turn: it stays as it is.
  }
}

async function leaveFullScreen(): Promise<void> {
  screen.orientation?.unlock?.()
  await document.exitFullscreen().catch(() => {})
}

/** Reports changes until `signal` aborts. */
export function watchFullScreen(box: HTMLElement, report: (isFull: boolean) => void) {
  const read = () => report(document.fullscreenElement === box)
  document.addEventListener('fullscreenchange', read)
  return () => document.removeEventListener('fullscreenchange', read)
}

function onlyVideo(video: AppleVideo): boolean {
  return typeof video.webkitEnterFullscreen === 'function'
}
