import type { CredentialAnswer } from '@saidian/shared/contracts/accounts'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Browser errors when the user cancels or has no matching passkey. */
const CANCELLED_ERRORS = ['NotAllowedError', 'AbortError']

export function supportsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function'
}

// Loaded when the user chooses a passkey, not with the page.
const load = () => import(/* webpackChunkName: "passkey" */ '@simplewebauthn/browser')

/** Creates a passkey on the user's authenticator; null when the user cancels. */
export async function createPasskey(
  options: Record<string, unknown>,
): Promise<CredentialAnswer | null> {
  const { startRegistration } = await load()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return nullIfCancelled(startRegistration({ optionsJSON }))
}

/** Signs with one of the user's passkeys; null when the user cancels. */
export async function signWithPasskey(
  options: Record<string, unknown>,
): Promise<CredentialAnswer | null> {
  const { startAuthentication } = await load()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return nullIfCancelled(startAuthentication({ optionsJSON }))
}

async function nullIfCancelled(asked: Promise<unknown>): Promise<CredentialAnswer | null> {
  try {
    return (await asked) as CredentialAnswer
  } catch (error) {
    if (error instanceof Error && CANCELLED_ERRORS.includes(error.name)) return null
    throw error
  }
}
