type AppleVideo = HTMLVideoElement & {
  webkitPresentationMode?: string
  webkitSetPresentationMode?: (mode: 'inline' | 'picture-in-picture') => void
}

/** Whether the video is in the small window of the system. */
export function isInPicture(video: AppleVideo): boolean {
  return (
    (document.pictureInPictureElement ?? null) === video ||
    video.webkitPresentationMode === 'picture-in-picture'
  )
}

export function mayShowInPicture(video: AppleVideo): boolean {
  return document.pictureInPictureEnabled === true || Boolean(video.webkitSetPresentationMode)
}

/** Into the small window of the system, or back. A browser that forbids it changes nothing. */
export async function toggleInPicture(video: AppleVideo): Promise<void> {
  const isIn = isInPicture(video)
  if (!document.pictureInPictureEnabled)
    return video.webkitSetPresentationMode?.(isIn ? 'inline' : 'picture-in-picture')
  await (isIn ? document.exitPictureInPicture() : video.requestPictureInPicture()).catch(() => {})
}

/** The small window does not outlive its page. */
export function leavePicture(video: AppleVideo): void {
  if (isInPicture(video)) void toggleInPicture(video)
}
