import { useHost } from '@saidian/shared/host'
import { usePasswordIvMutation } from './account.api'
import { encrypt } from './encrypt'

export type EncryptedPassword = { password: string; iv: string }

/**
 * Encrypts a password with a vector that the server issues for this password. Rejects with an
 * `ApiError`.
 */
export function useEncrypt(): (password: string) => Promise<EncryptedPassword> {
  const { config } = useHost()
  const [askForIv] = usePasswordIvMutation()
  return async (password) => {
    const iv = await askForIv().unwrap()
    return { password: await encrypt(password, config.passwordKey, iv), iv }
  }
}
