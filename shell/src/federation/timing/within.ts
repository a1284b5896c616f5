/** Resolves when `work` settles or after `ms`, whichever is first; ignores failures of `work`. */
export function within(ms: number, work: unknown): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms)
    const settle = () => {
      clearTimeout(timer)
      done()
    }
    Promise.resolve(work).then(settle, settle)
  })
}
