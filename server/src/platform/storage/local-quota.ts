import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { RequestError } from '../errors'
import { walkFiles } from './file-walk'

/** Other processes store objects too: what they use is measured again after this time. */
const MEASURE_MS = 600_000
/** No upload takes that long: a draft of this age is of a process that died. */
const DRAFT_MS = 3_600_000

type QuotaOptions = { dir: string; drafts: string; maxBytes: number }

export type Quota = {
  /** A counter for one object: it adds the bytes of a part, and throws beyond the quota. */
  take: () => Promise<(bytes: number) => void>
}

/** Limits the bytes of all objects of a folder, and removes drafts that a process left behind. */
export function createQuota({ dir, drafts, maxBytes }: QuotaOptions): Quota {
  let used = 0
  let measuredAt = Number.NEGATIVE_INFINITY
  let measuring: Promise<void> | null = null

  async function measure(): Promise<void> {
    await removeDrafts(drafts)
    let total = 0
    for await (const { bytes } of walkFiles(dir, '')) total += bytes
    used = total
    measuredAt = performance.now()
  }

  return {
    async take() {
      if (performance.now() - measuredAt > MEASURE_MS) {
        measuring ??= measure().finally(() => {
          measuring = null
        })
        await measuring
      }
      return (bytes) => {
        used += bytes
        if (used <= maxBytes) return
        used -= bytes
        const details = `the objects would need more than ${maxBytes} bytes`
        throw new RequestError('server.busy', { details })
      }
    },
  }
}

async function removeDrafts(drafts: string): Promise<void> {
  const names = await readdir(drafts).catch(() => [])
  for (const name of names) {
    const file = path.join(drafts, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > DRAFT_MS) await rm(file, { force: true })
  }
}
