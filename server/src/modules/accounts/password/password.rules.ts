import { PASSWORD_RULE } from '@saidian/shared/contracts/accounts'
import { RequestError } from '../../../platform/errors'
import { isCommonPassword } from './common-passwords.rules'

const CONTROL = /\p{Cc}/u

/**
 * Returns the password if a member may use it. Throws `account.weak_password`, also when decryption
 * failed (null), so that a caller cannot learn which ciphertexts decrypt.
 */
export function acceptPassword(password: string | null, phone: string): string {
  const length = password === null ? 0 : [...password].length
  const isFit = length >= PASSWORD_RULE.min && length <= PASSWORD_RULE.max
  if (password === null || !isFit || CONTROL.test(password) || isCommonPassword(password, phone))
    throw new RequestError('account.weak_password')
  return password
}
