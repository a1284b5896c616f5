import { type ApiError, mapFailure, type Upload } from '../../api'
import { pictureProblem } from './picture-file'

export type UploadItem<Reply> = {
  id: number
  /** Object URL of the file. */
  preview: string
  state: 'sending' | 'failed' | 'done'
  /** Share of the file that was sent, 0–1. */
  progress: number
  reply?: Reply
  /** What is sent; null for one that was uploaded in an earlier visit. */
  file: Blob | null
}

/** A picture of an earlier visit: its reply if it was uploaded, else its file. */
export type EarlierPicture<Reply> = { preview: string; reply: Reply } | { file: Blob }

export type UploadRules<Reply> = {
  upload: Upload<Reply>
  maxBytes: number
  /** Receives a sentence when a file is rejected or its upload fails. */
  onProblem: (text: string) => void
  /** Receives the replies of all uploaded pictures, in the order of the list. */
  onReplies: (replies: Reply[]) => void
}

type Entry<Reply> = { item: UploadItem<Reply>; stop: AbortController }

/** Pictures that are being uploaded, each by itself. */
export class UploadList<Reply> {
  private entries: readonly Entry<Reply>[] = []
  private shown: readonly UploadItem<Reply>[] = []
  private readonly listeners = new Set<() => void>()
  /** The rules of this moment. */
  private readonly rules: () => UploadRules<Reply>

  constructor(rules: () => UploadRules<Reply>) {
    this.rules = rules
  }

  /** The same array until something changes. */
  items = () => this.shown

  subscribe = (changed: () => void) => {
    this.listeners.add(changed)
    return () => void this.listeners.delete(changed)
  }

  /** Checks a file and sends it. */
  add = async (file: Blob) => {
    const problem = await pictureProblem(file, this.rules().maxBytes)
    if (problem) return this.rules().onProblem(problem)
    const entry = newEntry<Reply>({ file })
    this.replace([...this.entries, entry])
    await this.send(entry)
  }

  /** Puts pictures of an earlier visit in their order; those not uploaded then are sent. */
  restore = (pictures: readonly EarlierPicture<Reply>[]) => {
    const entries = pictures.map(newEntry)
    this.replace([...this.entries, ...entries])
    for (const entry of entries) if (entry.item.state === 'sending') void this.send(entry)
    this.publishReplies()
  }

  /** Moves a picture to the place of another one. */
  move = (id: number, toPlaceOf: number) => {
    const from = this.entries.findIndex(({ item }) => item.id === id)
    const to = this.entries.findIndex(({ item }) => item.id === toPlaceOf)
    const moved = this.entries[from]
    if (!moved || to < 0 || from === to) return
    const others = this.entries.filter((entry) => entry !== moved)
    this.replace([...others.slice(0, to), moved, ...others.slice(to)])
    this.publishReplies()
  }

  /** Sends a picture again whose upload failed. */
  retry = (id: number) => {
    const failed = this.entries.find(({ item }) => item.id === id && item.state === 'failed')
    if (!failed) return
    this.update(id, { state: 'sending', progress: 0 })
    void this.send(failed)
  }

  /** Removes a picture; its upload is aborted. */
  remove = (id: number) => {
    this.drop(id)
    this.publishReplies()
  }

  /** Aborts every upload and releases the pictures. */
  clear = () => {
    for (const { item } of this.entries) this.drop(item.id)
  }

  private async send({ item: { id, file }, stop: { signal } }: Entry<Reply>) {
    if (!file) return
    const onProgress = (progress: number) => this.update(id, { progress })
    try {
      const reply = await this.rules().upload(file, { signal, onProgress })
      if (signal.aborted) return
      this.update(id, { state: 'done', progress: 1, reply })
      this.publishReplies()
    } catch (failure) {
      if (signal.aborted) return
      const { message, retryable } = errorOf(failure)
      this.rules().onProblem(message)
      if (retryable) this.update(id, { state: 'failed' })
      else this.drop(id)
    }
  }

  private publishReplies() {
    const done = this.shown.filter(({ state }) => state === 'done')
    this.rules().onReplies(done.map(({ reply }) => reply as Reply))
  }

  private drop(id: number) {
    const dropped = this.entries.find(({ item }) => item.id === id)
    if (!dropped) return
    dropped.stop.abort()
    if (dropped.item.file) URL.revokeObjectURL(dropped.item.preview)
    this.replace(this.entries.filter((entry) => entry !== dropped))
  }

  private update(id: number, change: Partial<UploadItem<Reply>>) {
    const changed = (entry: Entry<Reply>) =>
      entry.item.id === id ? { ...entry, item: { ...entry.item, ...change } } : entry
    this.replace(this.entries.map(changed))
  }

  private replace(entries: readonly Entry<Reply>[]) {
    this.entries = entries
    this.shown = entries.map(({ item }) => item)
    for (const changed of this.listeners) changed()
  }
}

let lastId = 0

function newEntry<Reply>(picture: EarlierPicture<Reply>): Entry<Reply> {
  const id = ++lastId
  const stop = new AbortController()
  if ('reply' in picture)
    return { item: { id, state: 'done', progress: 1, file: null, ...picture }, stop }
  const { file } = picture
  const preview = URL.createObjectURL(file)
  return { item: { id, preview, state: 'sending', progress: 0, file }, stop }
}

/** A call of the api rejects with an `ApiError`, whatever else with something unknown. */
function errorOf(failure: unknown): ApiError {
  const isKnown = typeof failure === 'object' && failure !== null && 'reason' in failure
  return isKnown ? (failure as ApiError) : mapFailure(failure)
}
