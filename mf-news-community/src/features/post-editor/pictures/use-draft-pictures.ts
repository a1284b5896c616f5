import { uploadBy } from '@saidian/shared/api'
import { MAX_POST_PICTURES } from '@saidian/shared/contracts/community'
import type { Picture } from '@saidian/shared/contracts/content'
import { useHost } from '@saidian/shared/host'
import { deviceFiles } from '@saidian/shared/store'
import {
  compressed,
  type EarlierPicture,
  type UploadItem,
  useUploads,
} from '@saidian/shared/ui/uploader'
import { useEffect, useRef, useState } from 'react'
import type { DraftPicture } from '../draft/draft.rules'
import { useUploadPostPictureMutation } from '../editor.api'

/** What a phone may give before it is compressed. */
const MAX_CHOSEN_BYTES = 40 * 1024 * 1024

export type Uploaded = { key: string; picture: Picture }
export type PostUpload = UploadItem<Uploaded>

/**
 * The pictures of a draft: compressed and uploaded as soon as they are chosen. Until a picture is
 * uploaded its file waits on this device, and the next visit goes on with it.
 */
export function useDraftPictures(
  earlier: readonly DraftPicture[],
  onChange: (pictures: DraftPicture[]) => void,
) {
  const host = useHost()
  const [send] = useUploadPostPictureMutation()
  const uploads = useUploads<Uploaded>({
    upload: async (file, options) => uploadBy(send)(await compressed(file), options),
    maxBytes: MAX_CHOSEN_BYTES,
    onProblem: (text) => host.toast({ text, kind: 'fail' }),
    onReplies: () => undefined,
  })
  const { items, restore, add } = uploads
  const [isReady, setReady] = useState(earlier.length === 0)
  const atStart = useRef(earlier)
  useEffect(() => {
    if (atStart.current.length === 0) return
    let isHere = true
    void readEarlier(atStart.current).then((pictures) => {
      if (!isHere) return
      restore(pictures)
      setReady(true)
    })
    return () => {
      isHere = false
    }
  }, [restore])

  const names = useRef(new Map<number, string>())
  const latest = useRef(onChange)
  latest.current = onChange
  const shape = items.map(({ id, state }) => `${id} ${state}`).join()
  // The progress of an upload alone changes no draft.
  useEffect(() => {
    if (isReady) latest.current(toDraft(items, names.current))
  }, [isReady, shape])

  return {
    ...uploads,
    isReady,
    room: MAX_POST_PICTURES - items.length,
    addAll: (files: readonly File[]) => {
      const room = MAX_POST_PICTURES - items.length
      if (files.length > room) host.toast({ text: `最多 ${MAX_POST_PICTURES} 张图片` })
      for (const file of files.slice(0, room)) void add(file)
    },
  }
}

/** Pictures whose file is gone are left out. */
async function readEarlier(pictures: readonly DraftPicture[]): Promise<EarlierPicture<Uploaded>[]> {
  const found: EarlierPicture<Uploaded>[] = []
  for (const picture of pictures) {
    if ('key' in picture) {
      found.push({ preview: picture.picture.small, reply: picture })
      continue
    }
    const file = await deviceFiles.get(picture.file)
    if (file) found.push({ file })
    await deviceFiles.remove([picture.file])
  }
  return found
}

/** Files of what is not uploaded are stored under names; those of the others are removed. */
function toDraft(items: readonly PostUpload[], names: Map<number, string>): DraftPicture[] {
  const waiting = new Map(items.map((item) => [item.id, item]))
  const ended = [...names].filter(([id]) => {
    const item = waiting.get(id)
    return !item || item.state === 'done'
  })
  for (const [id] of ended) names.delete(id)
  void deviceFiles.remove(ended.map(([, name]) => name))
  return items.flatMap(({ id, reply, file }): DraftPicture[] => {
    if (reply) return [{ key: reply.key, picture: reply.picture }]
    if (!file) return []
    const name = names.get(id) ?? `post-picture-${Date.now()}-${id}`
    if (!names.has(id)) void deviceFiles.put(name, file)
    names.set(id, name)
    return [{ file: name }]
  })
}
