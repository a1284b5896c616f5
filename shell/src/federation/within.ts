/** Settles as `work` does, or after so many milliseconds, whichever is first; a failure is for others to tell. */
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
