import type { StepUp, StepUpAct } from '@saidian/shared/contracts'
import { Button } from '@saidian/shared/ui'
import { useForm } from 'react-hook-form'
import { useProveStepUpMutation, useSendStepUpCodeMutation } from '../account/account.api'
import { CodeField } from '../forms/code-field'
import { Form } from '../forms/form'
import { FIELD_RULES } from '../forms/form-rules'
import { useSubmit } from '../forms/use-submit'
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
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const { info } = useMe()
  const [send] = useSendStepUpCodeMutation()
  const [prove] = useProveStepUpMutation()
  const submit = useSubmit(form, async ({ code }) => {
    onProven(await prove({ body: { act, code } }).unwrap())
  })
  return (
    <div className={css.stepUp}>
      <p className={css.lead}>
        为了账号安全，请先验证身份。验证码将发送到 {info?.phone ?? '注册手机号'}。
      </p>
      <Form
        label="验证身份"
        action="验证"
        isBusy={isSubmitting}
        error={errors.root?.message}
        onSubmit={submit}
      >
        <CodeField
          {...form.register('code', FIELD_RULES.code)}
          error={errors.code?.message}
          onSend={() => send({ body: { act } }).unwrap()}
          onDevCode={(code) => form.setValue('code', code)}
        />
      </Form>
      <PasskeyProof act={act} onProven={onProven} />
      <Button look="plain" isWide onClick={onCancel}>
        取消
      </Button>
    </div>
  )
}
