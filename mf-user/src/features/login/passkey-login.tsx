import { Button } from '@saidian/shared/ui'
import { useLoginMutation } from '../../account/account.api'
import { signWithPasskey, supportsPasskeys } from '../../account/passkey'
import { useLoginPasskeyOptionsMutation } from '../../account/passkey.api'
import { useLogIn } from '../../account/use-log-in'
import { usePasskeyTask } from '../../account/use-passkey-task'

/** Login by passkey; hidden when the browser does not support passkeys. */
export function PasskeyLogin() {
  const [ask] = useLoginPasskeyOptionsMutation()
  const [login] = useLoginMutation()
  const logIn = useLogIn()
  const { isBusy, run } = usePasskeyTask()
  if (!supportsPasskeys()) return null

  async function enter() {
    const answer = await signWithPasskey(await ask().unwrap())
    if (answer) logIn(await login({ body: { way: 'passkey', answer } }).unwrap())
  }

  return (
    <Button look="tinted" isWide disabled={isBusy} onClick={() => run(enter)}>
      用通行密钥登录
    </Button>
  )
}
