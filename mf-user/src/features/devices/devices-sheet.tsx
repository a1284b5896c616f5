import type { ApiError } from '@saidian/shared/api'
import { useHost } from '@saidian/shared/host'
import { Button, ErrorState, Skeleton } from '@saidian/shared/ui'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useDevicesQuery, useRevokeDeviceMutation } from '../../account/account.api'
import list from '../../account/account-list.module.css'
import { useStepUp } from '../../step-up/use-step-up'
import { DeviceRow } from './device-row'
import css from './devices.module.css'

/** Devices on which the member is logged in, with buttons that log them out. */
export function DevicesSheet({ onClose }: { onClose: () => void }) {
  const {
    data: devices,
    error,
    refetch,
  } = useDevicesQuery(undefined, { refetchOnMountOrArgChange: true })
  const { logOutDevice, isLoading, stepUpForm } = useDeviceLogout()
  if (stepUpForm)
    return (
      <Sheet title="验证身份" onClose={onClose}>
        {stepUpForm}
      </Sheet>
    )
  return (
    <Sheet title="登录设备" onClose={onClose}>
      <div className={css.sheet}>
        {error && !devices && <ErrorState text="设备加载失败，请稍后再试" onRetry={refetch} />}
        {!error && !devices && <DevicesSkeleton />}
        {devices && (
          <ul className={list.list}>
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                isDisabled={isLoading}
                onLogOut={() => void logOutDevice(device.id)}
              />
            ))}
          </ul>
        )}
        {devices && devices.length > 1 && (
          <Button look="plain" isWide disabled={isLoading} onClick={() => void logOutDevice()}>
            退出所有其他设备
          </Button>
        )}
      </div>
    </Sheet>
  )
}

/** Logs out one device, or all others without an id, after a step-up. */
function useDeviceLogout() {
  const host = useHost()
  const [revoke, { isLoading }] = useRevokeDeviceMutation()
  const stepUp = useStepUp('devices')

  async function logOutDevice(id?: string) {
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

  return { logOutDevice, isLoading, stepUpForm: stepUp.form }
}

function DevicesSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      {['a', 'b'].map((key) => (
        <div key={key} className={list.row}>
          <Skeleton width={5} />
        </div>
      ))}
    </div>
  )
}
