import { mapFailure } from '@saidian/shared/api'
import { CODE } from '@saidian/shared/contracts'

/** What the server refuses so, it would refuse again for ever. */
const FOR_GOOD: readonly number[] = [CODE.invalid, CODE.conflict]

export type Batches<Item, Reply> = {
  items: readonly Item[]
  /** So many the server takes at once. */
  most: number
  put: (items: Item[]) => Promise<Reply>
  /** The server has these, or will never take them: they need not wait any longer. */
  onTold: (items: Item[]) => void
  /** Of some that were let go: the server's sentence, once. */
  onRefused: (message: string) => void
  signal: AbortSignal
}

/**
 * Tells `items` one batch after the other and answers how everything stands then. Rejects when the server could not be
 * told, with what it has already told as done; what it refuses for good is let go.
 */
export async function tellInBatches<Item, Reply>(batches: Batches<Item, Reply>): Promise<Reply> {
  const { items, most, put, onTold, onRefused, signal } = batches
  let refused: string | null = null
  let standing: { reply: Reply } | null = null
  for (let from = 0; from < items.length; from += most) {
    const batch = items.slice(from, from + most)
    try {
      standing = { reply: await put(batch) }
    } catch (failure) {
      const { code, message } = mapFailure(failure)
      if (!FOR_GOOD.includes(code)) throw failure
      refused = message
      standing = null
    }
    signal.throwIfAborted()
    onTold(batch)
  }
  if (refused !== null) onRefused(refused)
  return standing ? standing.reply : put([])
}
