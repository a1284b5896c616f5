import type { Host, RemoteModule } from '@saidian/shared/host'
import { RemoteError } from '../remote-error'

/** Runs a remote's own preparation, once, before its first route. `signal` aborts when the remote is taken down. */
export async function setupRemote(
  door: RemoteModule,
  host: Host,
  signal: AbortSignal,
): Promise<void> {
  try {
    await door.setup?.(host, signal)
  } catch (cause) {
    throw new RemoteError(door.name, 'execution', 'its setup threw', { cause })
  }
}
