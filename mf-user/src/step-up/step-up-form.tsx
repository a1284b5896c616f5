import type { StepUp, StepUpAct } from '@saidian/shared/contracts/accounts'
import { CodeField, Form, useApiForm } from '@saidian/shared/forms'
import { Button } from '@saidian/shared/ui'
import { useProveStepUpMutation, useSendStepUpCodeMutation } from '../account/account.api'
import { useMe } from '../member/use-me'
import { PasskeyProof } from './passkey-proof'
import css from './step-up.module.css'

export type StepUpFormProps = {
  act: StepUpAct
  onProven: (stepUp: StepUp) => void
  onCancel: () => void
}

/** Step-up authentication by a code sent to the member's phone. */
export function StepUpForm({ act, onProven, onCancel }: StepUpFormProps) {
  const { info } = useMe()
  const [sendCode] = useSendStepUpCodeMutation()
  const [prove] = useProveStepUpMutation()
  const form = useApiForm({
    defaultValues: { code: '' },
    send: async ({ code }) => onProven(await prove({ body: { act, code } }).unwrap()),
  })
  return (
    <div className={css.stepUp}>
      <p className={css.lead}>
        为了账号安全，请先验证身份。验证码将发送到 {info?.phone ?? '注册手机号'}。
      </p>
      <Form form={form} label="验证身份" action="验证">
        <CodeField form={form} name="code" onSend={() => sendCode({ body: { act } }).unwrap()} />
      </Form>
      <PasskeyProof act={act} onProven={onProven} />
      <Button look="plain" isWide onClick={onCancel}>
        取消
      </Button>
    </div>
  )
}
