import { mapFailure } from '@saidian/shared/api'
import { CODE } from '@saidian/shared/contracts/http'

/** Codes of rejections that a retry would not change. */
const PERMANENT: readonly number[] = [CODE.invalid, CODE.conflict]

export type Batches<Item, Reply> = {
  items: readonly Item[]
  /** Maximum of items that the server accepts in one request. */
  batchSize: number
  put: (items: Item[]) => Promise<Reply>
  /** Called with each batch that the server has stored or rejected permanently. */
  onSynced: (items: Item[]) => void
  /** Called once, with the server's message, if a batch was rejected permanently. */
  onRejected: (message: string) => void
  signal: AbortSignal
}

/**
 * Sends `items` batch by batch and returns the account's state after the last one. Rejects when a
 * request fails with a retryable error; the batches before it count as synced.
 */
export async function syncInBatches<Item, Reply>(batches: Batches<Item, Reply>): Promise<Reply> {
  const { items, batchSize, put, onSynced, onRejected, signal } = batches
  let rejection: string | null = null
  let latest: { reply: Reply } | null = null
  for (let from = 0; from < items.length; from += batchSize) {
    const batch = items.slice(from, from + batchSize)
    try {
      latest = { reply: await put(batch) }
    } catch (failure) {
      const { code, message } = mapFailure(failure)
      if (!PERMANENT.includes(code)) throw failure
      rejection = message
      latest = null
    }
    signal.throwIfAborted()
    onSynced(batch)
  }
  if (rejection !== null) onRejected(rejection)
  return latest ? latest.reply : put([])
}
