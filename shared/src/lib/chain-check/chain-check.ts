/** A published record of a hash chain; hashes in hex. */
export type PublishedRecord = { record: number; text: string; previous: string; hash: string }

/** Where a chain was checked up to; `record` 0 with a hash of zeros is before the first record. */
export type CheckedUpTo = { record: number; hash: string }

export type ChainCheck = CheckedUpTo & {
  /** The first record that is missing or changed; null when all are as they were written. */
  fault: { record: number; why: 'missing' | 'changed' | 'not linked' } | null
}

const BEFORE_FIRST: CheckedUpTo = { record: 0, hash: '0'.repeat(64) }

/** SHA-256 of the 32 bytes of the previous hash and the UTF-8 bytes of the text, in hex. */
export async function chainedHash(previous: string, text: string): Promise<string> {
  const [before, content] = [bytesOf(previous), new TextEncoder().encode(text)]
  const bytes = new Uint8Array(before.length + content.length)
  bytes.set(before)
  bytes.set(content, before.length)
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Computes every hash again: in the page or in a command, without trust in the server. */
export async function checkChain(
  records: readonly PublishedRecord[],
  from: CheckedUpTo = BEFORE_FIRST,
): Promise<ChainCheck> {
  let reached = from
  const faulty = (why: 'missing' | 'changed' | 'not linked'): ChainCheck => ({
    ...reached,
    fault: { record: reached.record + 1, why },
  })
  for (const { record, text, previous, hash } of records) {
    if (record !== reached.record + 1) return faulty('missing')
    if (previous !== reached.hash) return faulty('not linked')
    if ((await chainedHash(previous, text)) !== hash) return faulty('changed')
    reached = { record, hash }
  }
  return { ...reached, fault: null }
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
