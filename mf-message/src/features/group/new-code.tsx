import type { Group } from '@saidian/shared/contracts/messaging'
import { useHost } from '@saidian/shared/host'
import { useChangeGroupMutation } from '../../people/data/groups.api'
import { ActRow } from '../../people/entry-row'
import css from '../../people/people.module.css'
import { useAct } from '../../people/use-act'
import own from './group.module.css'

/** 更换群二维码: one that reached strangers leads nowhere any more. */
export function NewCode({ group: { id } }: { group: Group }) {
  const host = useHost()
  const act = useAct()
  const [change, { isLoading }] = useChangeGroupMutation()
  async function renew() {
    const isSure = await host.dialog({
      title: '更换群二维码？',
      body: '之前的二维码和邀请链接会立即失效',
      confirm: '更换',
      cancel: '取消',
    })
    if (isSure) await act(change({ body: { id, renewsCode: true } }), '已更换')
  }
  return (
    <>
      <div className={css.card}>
        <ActRow title="更换群二维码" isDisabled={isLoading} onAct={() => void renew()} />
      </div>
      <p className={own.hint}>二维码或邀请链接外传时更换，旧的立即失效</p>
    </>
  )
}
