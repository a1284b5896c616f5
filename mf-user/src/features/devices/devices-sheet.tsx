import type { ApiError } from '@saidian/shared/api'
import { useHost } from '@saidian/shared/host'
import { messageTime } from '@saidian/shared/lib'
import { Button, ErrorState, Sheet, Skeleton } from '@saidian/shared/ui'
import { useDevicesQuery, useRevokeDeviceMutation } from '../../account/account.api'
import list from '../../account/account-list.module.css'
import { useStepUp } from '../../step-up/use-step-up'
import css from './devices.module.css'

/** Where the member is logged in, and how to end a login there. */
export function DevicesSheet({ onClose }: { onClose: () => void }) {
  const host = useHost()
  const {
    data: devices,
    error,
    refetch,
  } = useDevicesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [revoke, { isLoading }] = useRevokeDeviceMutation()

  const stepUp = useStepUp('devices')

  async function end(id?: string) {
    try {
      const proof = await stepUp.prove()
      if (proof === null) return
      await revoke({ body: { ...(id !== undefined && { id }), proof } }).unwrap()
      host.toast({
        text: id === undefined ? '其他设备已全部退出' : '该设备已退出',
        kind: 'success',
      })
    } catch (failure) {
      host.toast({ text: (failure as ApiError).message, kind: 'fail' })
    }
  }

  if (stepUp.form)
    return (
      <Sheet title="验证身份" onClose={onClose}>
        {stepUp.form}
      </Sheet>
    )
  return (
    <Sheet title="登录设备" onClose={onClose}>
      <div className={css.sheet}>
        {error && !devices && <ErrorState text="设备加载失败，请稍后再试" onRetry={refetch} />}
        {!error && !devices && (
          <div role="status" aria-label="加载中">
            {['a', 'b'].map((key) => (
              <div key={key} className={list.row}>
                <Skeleton width={5} />
              </div>
            ))}
          </div>
        )}
        {devices && (
          <ul className={list.list}>
            {devices.map(({ id, name, region, loggedInAt, seenAt, isThis }) => (
              <li key={id} className={list.row}>
                <span>
                  <span className={list.name}>
                    {name}
                    {!isThis && isRecent(loggedInAt) && <span className={css.recent}>新登录</span>}
                  </span>
                  <span className={list.facts}>
                    {region} ·{' '}
                    {isThis ? '当前设备' : `最近活跃 ${messageTime(seenAt * 1000, Date.now())}`}
                  </span>
                </span>
                {!isThis && (
                  <Button
                    look="tinted"
                    disabled={isLoading}
                    aria-label={`退出 ${name}`}
                    onClick={() => void end(id)}
                  >
                    退出
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {devices && devices.length > 1 && (
          <Button look="plain" isWide disabled={isLoading} onClick={() => void end()}>
            退出所有其他设备
          </Button>
        )}
      </div>
    </Sheet>
  )
}

const DAY_S = 86_400

/** A login of the last day: the member may not know of it yet. */
function isRecent(loggedInAt: number): boolean {
  return Date.now() / 1000 - loggedInAt < DAY_S
}
