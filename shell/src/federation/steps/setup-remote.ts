import type { Host, RemoteModule } from '@saidian/shared/host'
import { RemoteError } from '../remote-error'

/** Runs a remote's `setup` before its first route. `signal` aborts when the remote is removed. */
export async function setupRemote(
  remote: RemoteModule,
  host: Host,
  signal: AbortSignal,
): Promise<void> {
  try {
    await remote.setup?.(host, signal)
  } catch (cause) {
    throw new RemoteError(remote.name, 'execution', 'its setup threw', { cause })
  }
}
