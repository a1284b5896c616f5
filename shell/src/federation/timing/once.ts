/** Runs `work` once for many calls; after a failure the next call runs it again. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined
  return () => {
    begun ??= work().catch((error: unknown) => {
      begun = undefined
      throw error
    })
    return begun
  }
}
