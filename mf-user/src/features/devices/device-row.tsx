import { TimeText } from '@saidian/shared/calendar'
import type { Device } from '@saidian/shared/contracts/accounts'
import { Button } from '@saidian/shared/ui'
import list from '../../account/account-list.module.css'
import css from './devices.module.css'

type DeviceRowProps = { device: Device; isDisabled: boolean; onLogOut: () => void }

/** A device with its last activity and, unless it is this device, a logout button. */
export function DeviceRow({ device, isDisabled, onLogOut }: DeviceRowProps) {
  const { name, region, loggedInAt, seenAt, isThis } = device
  return (
    <li className={list.row}>
      <span>
        <span className={list.name}>
          {name}
          {!isThis && isRecent(loggedInAt) && <span className={css.recent}>新登录</span>}
        </span>
        <span className={list.facts}>
          {region} ·{' '}
          {isThis ? (
            '当前设备'
          ) : (
            <>
              最近活跃 <TimeText at={seenAt * 1000} />
            </>
          )}
        </span>
      </span>
      {!isThis && (
        <Button look="tinted" disabled={isDisabled} aria-label={`退出 ${name}`} onClick={onLogOut}>
          退出
        </Button>
      )}
    </li>
  )
}

const DAY_S = 86_400

/** True for a login of the last day, which the member may not know about. */
function isRecent(loggedInAt: number): boolean {
  return Date.now() / 1000 - loggedInAt < DAY_S
}
