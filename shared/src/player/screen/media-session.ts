type Acts = { play: () => void; pause: () => void }

/** Title and buttons on the lock screen, while sound plays in the background. */
export function showOnLockScreen(title: string, { play, pause }: Acts): () => void {
  const { mediaSession } = navigator
  if (!mediaSession) return () => undefined
  mediaSession.metadata = new MediaMetadata({ title })
  mediaSession.setActionHandler('play', play)
  mediaSession.setActionHandler('pause', pause)
  return () => {
    mediaSession.metadata = null
    mediaSession.setActionHandler('play', null)
    mediaSession.setActionHandler('pause', null)
  }
}
