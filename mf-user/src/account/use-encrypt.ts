import { useHost } from '@saidian/shared/host'
import { usePasswordIvMutation } from './account.api'
import { seal } from './seal'

export type Sealed = { password: string; iv: string }

/** Seals a password with a vector that the server gives for this one. Rejects with an `ApiError`. */
export function useSeal(): (password: string) => Promise<Sealed> {
  const { config } = useHost()
  const [askForIv] = usePasswordIvMutation()
  return async (password) => {
    const iv = await askForIv().unwrap()
    return { password: await seal(password, config.passwordKey, iv), iv }
  }
}
