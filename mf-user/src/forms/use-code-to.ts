import type { CodePurpose } from '@saidian/shared/contracts'
import { useSendCodeMutation } from '../account/account.api'
import type { SentCode } from './code-field'

/** Sends a code to the number that `phone` returns; null while that number is invalid. */
export function useCodeTo(
  purpose: CodePurpose,
  phone: () => Promise<string | null>,
): () => Promise<SentCode | null> {
  const [send] = useSendCodeMutation()
  return async () => {
    const number = await phone()
    return number === null ? null : send({ body: { phone: number, purpose } }).unwrap()
  }
}
