import type { CredentialAnswer } from '@saidian/shared/contracts'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Names of the errors by which a browser says that the person turned back, or has no such key. */
const TURNED_BACK = ['NotAllowedError', 'AbortError']

export function supportsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function'
}

// Fetched when a person asks for a passkey, not with the page.
const load = () => import(/* webpackChunkName: "passkey" */ '@simplewebauthn/browser')

/** Makes a passkey on an authenticator of the person; null when they turned back. */
export async function createPasskey(
  options: Record<string, unknown>,
): Promise<CredentialAnswer | null> {
  const { startRegistration } = await load()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return unlessTurnedBack(startRegistration({ optionsJSON }))
}

/** Signs with a passkey of the person; null when they turned back. */
export async function signWithPasskey(
  options: Record<string, unknown>,
): Promise<CredentialAnswer | null> {
  const { startAuthentication } = await load()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return unlessTurnedBack(startAuthentication({ optionsJSON }))
}

async function unlessTurnedBack(asked: Promise<unknown>): Promise<CredentialAnswer | null> {
  try {
    return (await asked) as CredentialAnswer
  } catch (error) {
    if (error instanceof Error && TURNED_BACK.includes(error.name)) return null
    throw error
  }
}
