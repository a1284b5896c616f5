import { PASSKEY_RULE } from '@saidian/shared/contracts'
import { useHost } from '@saidian/shared/host'
import { useForm } from 'react-hook-form'
import { createPasskey, supportsPasskeys } from '../../account/passkey'
import { useAddPasskeyMutation, useCreatePasskeyOptionsMutation } from '../../account/passkey.api'
import { usePasskeyTask } from '../../account/use-passkey-task'
import { Form } from '../../forms/form'
import { TextField } from '../../forms/text-field'
import css from './passkeys.module.css'

/** Adds a passkey under a name that the member chooses. */
export function AddPasskeyForm({ prove }: { prove: () => Promise<string | null> }) {
  const form = useForm<{ name: string }>({ defaultValues: { name: '我的手机' } })
  const { errors } = form.formState
  const host = useHost()
  const [ask] = useCreatePasskeyOptionsMutation()
  const [add] = useAddPasskeyMutation()
  const { isBusy, run } = usePasskeyTask()
  if (!supportsPasskeys()) return <p className={css.lead}>此浏览器不支持通行密钥</p>

  async function save(name: string) {
    const proof = await prove()
    if (proof === null) return
    const answer = await createPasskey(await ask({ body: { proof } }).unwrap())
    if (!answer) return
    await add({ body: { name, answer, proof } }).unwrap()
    host.toast({ text: '通行密钥已添加', kind: 'success' })
  }

  const submit = form.handleSubmit(({ name }) => run(() => save(name.trim())))
  return (
    <Form label="添加通行密钥" action="添加通行密钥" isBusy={isBusy} onSubmit={() => void submit()}>
      <TextField
        {...form.register('name', { validate: (name) => name.trim() !== '' || '请输入名称' })}
        label="名称"
        error={errors.name?.message}
        maxLength={PASSKEY_RULE.nameLength}
        autoComplete="off"
      />
    </Form>
  )
}
