import { SettingGroups } from '@saidian/shared/settings'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { LoadingOverlay } from '@saidian/shared/ui'
import { lazy, Suspense } from 'react'
import { AccountGroup } from '../features/account-group/account-group'
import { CacheRow } from '../features/account-group/cache-row'
import { LogOutRow } from '../features/account-group/log-out-row'
import { DevicesSheet } from '../features/devices/devices-sheet'
import { SubPage } from '../layout/sub-page'
import { useMe } from '../member/use-me'
import { useOverlay } from './use-overlay'

const LeaveSheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "leave" */ '../features/leave/leave-sheet'))
    .LeaveSheet,
}))

const PasskeysSheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "passkeys" */ '../features/passkeys/passkeys-sheet'))
    .PasskeysSheet,
}))

const BlockedSheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "blocked" */ '../features/blocked/blocked-sheet'))
    .BlockedSheet,
}))

/** 设置: settings of the product, of the account and of this device. */
export function SetPage() {
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  const { info, refresh } = useMe()
  const isLeaving = info?.deletingAt != null
  const devices = useOverlay('devices')
  const leave = useOverlay('leave')
  const passkeys = useOverlay('passkeys')
  const blocked = useOverlay('blocked')
  return (
    <SubPage title="设置">
      {isLoggedIn && (
        <AccountGroup
          onDevices={devices.open}
          onPasskeys={passkeys.open}
          onBlocked={blocked.open}
          onLeave={leave.open}
          isLeaving={isLeaving}
        />
      )}
      <SettingGroups />
      <CacheRow />
      {isLoggedIn && <LogOutRow />}
      {isLoggedIn && devices.isOpen && <DevicesSheet onClose={devices.close} />}
      {isLoggedIn && passkeys.isOpen && (
        <Suspense fallback={<LoadingOverlay />}>
          <PasskeysSheet onClose={passkeys.close} />
        </Suspense>
      )}
      {isLoggedIn && blocked.isOpen && (
        <Suspense fallback={<LoadingOverlay />}>
          <BlockedSheet onClose={blocked.close} />
        </Suspense>
      )}
      {isLoggedIn && leave.isOpen && (
        <Suspense fallback={<LoadingOverlay />}>
          <LeaveSheet isLeaving={isLeaving} onClose={leave.close} onAsked={refresh} />
        </Suspense>
      )}
    </SubPage>
  )
}
