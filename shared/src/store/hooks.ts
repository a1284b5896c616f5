import { useDispatch, useSelector } from 'react-redux'
import { settingIn } from './acting-setting'
import type { AppDispatch } from './create-store'
import { streamDelayMs } from './picture-delay.slice'
import type { RootState } from './root-reducer'
import type { SettingKey, Settings } from './settings.registry'
import { settingsSlice } from './settings.slice'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()

/**
 * One setting as it acts now, and the function that chooses it; persisted and shared between tabs.
 * A value out of range is ignored.
 */
export function useSetting<Key extends SettingKey>(
  key: Key,
): [Settings[Key], (value: Settings[Key]) => void] {
  const dispatch = useAppDispatch()
  const value = useAppSelector((state) => settingIn(state, key))
  const choose = (next: Settings[Key]) => {
    dispatch(settingsSlice.actions.settingChosen({ key, value: next } as never))
  }
  return [value, choose]
}

/** How late everything that gives a result away is shown on this page, in milliseconds. */
export function useStreamDelayMs(): number {
  return useAppSelector(streamDelayMs)
}
