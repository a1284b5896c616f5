import type { Host, RemoteModule } from '@saidian/shared/host'
import { isInstance } from '@saidian/shared/lib'
import { RemoteError } from '../remote-error'
import { SETUP_TIMEOUT_MS } from '../timing/time-limits'
import { withinLimit } from '../timing/within-limit'

/**
 * Runs a remote's `setup`, for 8 s at most. If it throws or takes longer, its signal aborts and
 * what it answers later is ignored.
 */
export async function setupRemote(remote: RemoteModule, host: Host): Promise<void> {
  if (!remote.setup) return
  const life = new AbortController()
  try {
    const limit = { remote: remote.name, what: 'its setup', ms: SETUP_TIMEOUT_MS }
    await withinLimit(remote.setup(host, life.signal), limit)
  } catch (cause) {
    life.abort(cause)
    if (isInstance(cause, RemoteError)) throw cause
    throw new RemoteError(remote.name, 'execution', 'its setup threw', { cause })
  }
}
