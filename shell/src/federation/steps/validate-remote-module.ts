import { checkRemoteModule, type RemoteModule } from '@saidian/shared/host'
import { readThrown } from '@saidian/shared/lib'
import { RemoteError } from '../remote-error'

/**
 * Returns a remote's export if this shell can run it and it has the requested name. @throws
 * RemoteError
 */
export function validateRemoteModule(name: string, value: unknown): RemoteModule {
  const remote = parse(name, value)
  if (remote.name !== name)
    throw new RemoteError(name, 'contract', `it calls itself ${remote.name}`)
  return remote
}

function parse(name: string, value: unknown): RemoteModule {
  try {
    return checkRemoteModule(value)
  } catch (cause) {
    throw new RemoteError(name, 'contract', readThrown(cause).message, { cause })
  }
}
