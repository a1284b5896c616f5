export { Provider as StoreProvider } from 'react-redux'
export { settingIn, settingLock } from './acting-setting'
export { type AppDispatch, type AppStore, createStore, type ThunkExtra } from './create-store'
export { deviceCaches } from './device/device-caches'
export { areCookiesBlocked, deviceCookies } from './device/device-cookies'
export { deviceFiles } from './device/device-files'
export { forgetMemberOnDevice } from './device/forget-member'
export type { CacheName } from './device/persisted'
export { serviceWorkers } from './device/service-workers'
export { readStored, writeStored } from './device/stored-value'
export {
  type FollowedMatch,
  type FollowSubject,
  followName,
  followsSlice,
  matchSubject,
} from './follows.slice'
export { useAppDispatch, useAppSelector, useSetting, useStreamDelayMs } from './hooks'
export { lazyState } from './lazy-state'
export { messagesSlice } from './messages.slice'
export { type NewsNavItem, newsNavSlice } from './news-nav.slice'
export type { NewsColumns, NewsTextSize } from './news-settings'
export { type OutboxState, outboxSlice } from './outbox.slice'
export { persistStore } from './persist'
export { pictureDelaySlice, streamDelayMs } from './picture-delay.slice'
export { retryFailedQueries } from './retry-failed-queries'
export type { RootState } from './root-reducer'
export { type Auth, type LoginStatus, sessionSlice } from './session.slice'
export {
  type QuietHours,
  SETTING_GROUPS,
  type SettingControl,
  type SettingEntry,
  type SettingGroup,
} from './setting-entry'
export {
  type DiyTheme,
  type FlagKey,
  type KeyOf,
  type PopupScope,
  SETTING_KEYS,
  SETTINGS,
  type SettingKey,
  type Settings,
  type Theme,
} from './settings.registry'
export { settingsSlice } from './settings.slice'
export { followToggled, useFollow } from './use-follow'
