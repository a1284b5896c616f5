import { TimeText } from '@saidian/shared/calendar'
import type { Passkey } from '@saidian/shared/contracts/accounts'
import { useHost } from '@saidian/shared/host'
import { Button, ErrorState, Skeleton } from '@saidian/shared/ui'
import { Sheet } from '@saidian/shared/ui/subpages'
import list from '../../account/account-list.module.css'
import { usePasskeysQuery, useRemovePasskeyMutation } from '../../account/passkey.api'
import { usePasskeyTask } from '../../account/use-passkey-task'
import { useStepUp } from '../../step-up/use-step-up'
import { AddPasskeyForm } from './add-passkey-form'
import css from './passkeys.module.css'

/** The member's passkeys, with forms to add and remove one. */
export function PasskeysSheet({ onClose }: { onClose: () => void }) {
  const { data: passkeys, isError, refetch } = usePasskeysQuery()
  const stepUp = useStepUp('passkeys')
  return (
    <Sheet title={stepUp.form ? '验证身份' : '通行密钥'} onClose={onClose}>
      {stepUp.form}
      <div className={css.sheet} hidden={stepUp.form !== null}>
        <p className={css.lead}>用指纹、面容或锁屏密码登录和验证身份，不用等验证码。</p>
        {isError && !passkeys && (
          <ErrorState text="通行密钥加载失败，请稍后再试" onRetry={() => void refetch()} />
        )}
        {!isError && !passkeys && (
          <div role="status" aria-label="加载中">
            <Skeleton width={5} />
          </div>
        )}
        {passkeys && <PasskeyList passkeys={passkeys} prove={stepUp.prove} />}
        <AddPasskeyForm prove={stepUp.prove} />
      </div>
    </Sheet>
  )
}

type PasskeyListProps = { passkeys: readonly Passkey[]; prove: () => Promise<string | null> }

function PasskeyList({ passkeys, prove }: PasskeyListProps) {
  const host = useHost()
  const [remove] = useRemovePasskeyMutation()
  const { isBusy, run } = usePasskeyTask()

  async function end({ id, name }: Passkey) {
    const question = { title: `删除“${name}”？`, confirm: '删除', cancel: '取消' }
    const proof = (await host.dialog(question)) ? await prove() : null
    if (proof === null) return
    await remove({ body: { id, proof } }).unwrap()
    host.toast({ text: '通行密钥已删除', kind: 'success' })
  }

  if (passkeys.length === 0) return <p className={css.lead}>还没有通行密钥</p>
  return (
    <ul className={list.list}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={list.row}>
          <span>
            <span className={list.name}>{passkey.name}</span>
            <span className={list.facts}>
              <PasskeyFacts {...passkey} />
            </span>
          </span>
          <Button
            look="tinted"
            disabled={isBusy}
            aria-label={`删除 ${passkey.name}`}
            onClick={() => run(() => end(passkey))}
          >
            删除
          </Button>
        </li>
      ))}
    </ul>
  )
}

function PasskeyFacts({ createdAt, usedAt }: Pick<Passkey, 'createdAt' | 'usedAt'>) {
  return (
    <>
      {usedAt === null ? '添加于' : '最近使用'} <TimeText at={(usedAt ?? createdAt) * 1000} />
    </>
  )
}
