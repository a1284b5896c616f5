/** Watches one kind of resource from its creation. */
export type LeakWatch = {
  /** What is still there, one sentence each. */
  leaks: () => string[]
  /** Ends the watch and gives the browser its own functions back. */
  stop: () => void
}

type Method = (...args: never[]) => unknown

/** Replaces a method until the returned function is called. */
export function replaceMethod<Target extends object, Name extends keyof Target & string>(
  target: Target,
  name: Name,
  replacement: (original: Extract<Target[Name], Method>) => Target[Name],
): () => void {
  const original = target[name]
  if (typeof original !== 'function') return () => undefined
  target[name] = replacement(original as Extract<Target[Name], Method>)
  return () => {
    target[name] = original
  }
}
