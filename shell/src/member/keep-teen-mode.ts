import { type AppStore, settingsSlice } from '@saidian/shared/store'

/** A minor has teen mode, whatever is chosen on any device, until `signal` aborts. */
export function keepTeenMode(store: AppStore, signal: AbortSignal): void {
  const keep = () => {
    const { session, settings } = store.getState()
    if (session.userInfo?.isMinor && !settings.teenMode)
      store.dispatch(settingsSlice.actions.settingChosen({ key: 'teenMode', value: true }))
  }
  keep()
  signal.addEventListener('abort', store.subscribe(keep))
}
