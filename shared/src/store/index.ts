export { Provider as StoreProvider } from 'react-redux'
export { type AppDispatch, type AppStore, createStore, type ThunkExtra } from './create-store'
export { type FollowedMatch, followsSlice } from './follows.slice'
export { useAppDispatch, useAppSelector, useSetting } from './hooks'
export { keepFollows, keepNewsNav, keepOutbox, keepSession, keepSettings } from './keep'
export { lazyState } from './lazy-state'
export { messagesSlice, UNREAD_CODES } from './messages.slice'
export { type NewsNavItem, newsNavSlice } from './news-nav.slice'
export { type OutboxState, outboxSlice } from './outbox.slice'
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
export { settingIn, settingsSlice } from './settings.slice'
export { readStored, writeStored } from './stored-value'
