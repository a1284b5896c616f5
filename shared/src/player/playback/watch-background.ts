import { isInPicture } from '../screen/picture-in-picture'
import { watchPage } from './watch-page'

/** A page that was hidden for longer is no quick look at another tab. */
const LONG_MS = 10_000

type Background = {
  video: HTMLVideoElement
  signal: AbortSignal
  /** The viewer wants sound while the page is hidden. */
  isWanted: () => boolean
  isPlaying: () => boolean
  /** Stands until the page is shown again. */
  rest: () => void
  /** The viewer paused outside of the page. */
  pause: () => void
  play: () => void
  comeBack: (isLong: boolean) => void
  onOnline: () => void
}

/** What happens while the page is hidden or the system shows the video outside of it. */
export function watchBackground(background: Background): void {
  const { video, signal, isPlaying, comeBack, onOnline } = background
  const goesOn = () => background.isWanted() || isInPicture(video)
  const onPause = () => {
    if (!isPlaying() || video.ended) return
    if (isInPicture(video)) background.pause()
    // Some browsers stop every video of a hidden page.
    else if (document.hidden && goesOn()) background.play()
  }
  video.addEventListener('pause', onPause, { signal })
  // An iPhone pauses when its own full screen ends.
  const onFullScreenEnd = () => isPlaying() && background.play()
  video.addEventListener('webkitendfullscreen', onFullScreenEnd, { signal })
  watchPage(
    {
      onHidden: () => isPlaying() && !goesOn() && background.rest(),
      onShown: (hiddenMs) => comeBack(hiddenMs > LONG_MS),
      onOnline,
    },
    signal,
  )
}
