import { checkRemoteModule, type RemoteModule } from '@saidian/shared/host'
import { RemoteError } from '../remote-error'

/** What a remote exports, once it is known to be a remote this shell can run, and the one that was asked for. */
export function checkDoor(name: string, value: unknown): RemoteModule {
  const door = parse(name, value)
  if (door.name !== name) throw new RemoteError(name, 'contract', `it calls itself ${door.name}`)
  return door
}

function parse(name: string, value: unknown): RemoteModule {
  try {
    return checkRemoteModule(value)
  } catch (cause) {
    throw new RemoteError(
      name,
      'contract',
      cause instanceof Error ? cause.message : String(cause),
      { cause },
    )
  }
}
