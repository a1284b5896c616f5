import type { Host, RemoteModule } from '@saidian/shared/host'
import { RemoteError } from '../remote-error'
import { SETUP_TIMEOUT_MS } from '../timing/time-limits'

/**
 * Runs a remote's `setup`, for 8 s at most. If it throws or takes longer, its signal aborts and
 * what it answers later is ignored.
 */
export async function setupRemote(remote: RemoteModule, host: Host): Promise<void> {
  if (!remote.setup) return
  const life = new AbortController()
  try {
    await withinLimit(remote.name, remote.setup(host, life.signal))
  } catch (cause) {
    life.abort(cause)
    if (cause instanceof RemoteError) throw cause
    throw new RemoteError(remote.name, 'execution', 'its setup threw', { cause })
  }
}

async function withinLimit(name: string, setup: void | Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    const error = new RemoteError(name, 'setup-timeout', 'its setup took more than 8 s')
    timer = setTimeout(() => fail(error), SETUP_TIMEOUT_MS)
  })
  try {
    await Promise.race([setup, late])
  } finally {
    clearTimeout(timer)
  }
}
