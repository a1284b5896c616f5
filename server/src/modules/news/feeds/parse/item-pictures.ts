type MediaFile = { url?: string; type?: string; medium?: string }
type Media = {
  contents?: readonly MediaFile[]
  groups?: readonly { contents?: readonly MediaFile[]; thumbnails?: readonly MediaFile[] }[]
  thumbnails?: readonly MediaFile[]
}

/** Pictures of an item beside its text, largest kinds first. */
export function itemPictures(media: Media | undefined, files: readonly MediaFile[] = []): string[] {
  const groups = media?.groups ?? []
  const named = [
    ...(media?.contents ?? []),
    ...groups.flatMap(({ contents = [] }) => contents),
    ...files,
  ].filter(({ medium, type = '' }) => medium === 'image' || type.startsWith('image/'))
  const thumbnails = [
    ...(media?.thumbnails ?? []),
    ...groups.flatMap((one) => one.thumbnails ?? []),
  ]
  const found = named.length > 0 ? named : thumbnails
  return found.flatMap(({ url }) => url ?? [])
}
