import { RemoteError } from '../remote-error'

type Limit = {
  remote: string
  /** What takes too long, as the report says it: `its setup`. */
  what: string
  ms: number
}

/** Settles as `work` does; a remote that takes longer has failed. @throws RemoteError */
export async function withinLimit<T>(work: T | Promise<T>, limit: Limit): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(tookTooLong(limit)), limit.ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

export function tookTooLong({ remote, what, ms }: Limit): RemoteError {
  const seconds = Math.floor(ms / 1000)
  return new RemoteError(remote, 'setup-timeout', `${what} took more than ${seconds} s`)
}
