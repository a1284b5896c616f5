import type { StepUp, StepUpAct } from '@saidian/shared/contracts/accounts'
import { Button } from '@saidian/shared/ui'
import { signWithPasskey, supportsPasskeys } from '../account/passkey'
import {
  usePasskeysQuery,
  useProveByPasskeyMutation,
  useStepUpPasskeyOptionsMutation,
} from '../account/passkey.api'
import { usePasskeyTask } from '../account/use-passkey-task'

export type PasskeyProofProps = { act: StepUpAct; onProven: (stepUp: StepUp) => void }

/** Step-up by passkey instead of an SMS code, for members who have a passkey. */
export function PasskeyProof({ act, onProven }: PasskeyProofProps) {
  const { data: passkeys } = usePasskeysQuery(undefined, { skip: !supportsPasskeys() })
  const [ask] = useStepUpPasskeyOptionsMutation()
  const [prove] = useProveByPasskeyMutation()
  const { isBusy, run } = usePasskeyTask()
  if (!passkeys || passkeys.length === 0) return null

  async function sign() {
    const answer = await signWithPasskey(await ask({ body: { act } }).unwrap())
    if (answer) onProven(await prove({ body: { act, answer } }).unwrap())
  }

  return (
    <Button look="tinted" isWide disabled={isBusy} onClick={() => run(sign)}>
      用通行密钥验证
    </Button>
  )
}
