import { PASSKEY_RULE } from '@saidian/shared/contracts/accounts'
import { Form, TextField, useApiForm } from '@saidian/shared/forms'
import { useHost } from '@saidian/shared/host'
import { createPasskey, supportsPasskeys } from '../../account/passkey'
import { useAddPasskeyMutation, useCreatePasskeyOptionsMutation } from '../../account/passkey.api'
import { usePasskeyTask } from '../../account/use-passkey-task'
import css from './passkeys.module.css'

const NAME_RULES = { validate: (name: string) => name.trim() !== '' || '请输入名称' }

/** Adds a passkey under a name that the member chooses. */
export function AddPasskeyForm({ prove }: { prove: () => Promise<string | null> }) {
  const host = useHost()
  const [ask] = useCreatePasskeyOptionsMutation()
  const [add] = useAddPasskeyMutation()
  const { run } = usePasskeyTask()
  const form = useApiForm({
    defaultValues: { name: '我的手机' },
    send: ({ name }) => run(() => save(name.trim())),
  })
  if (!supportsPasskeys()) return <p className={css.lead}>此浏览器不支持通行密钥</p>

  async function save(name: string) {
    const proof = await prove()
    if (proof === null) return
    const answer = await createPasskey(await ask({ body: { proof } }).unwrap())
    if (!answer) return
    await add({ body: { name, answer, proof } }).unwrap()
    host.toast({ text: '通行密钥已添加', kind: 'success' })
  }

  return (
    <Form form={form} label="添加通行密钥" action="添加通行密钥">
      <TextField
        form={form}
        name="name"
        rules={NAME_RULES}
        label="名称"
        maxLength={PASSKEY_RULE.nameLength}
        autoComplete="off"
      />
    </Form>
  )
}
