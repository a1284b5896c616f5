import { type Settings, useAppSelector } from '@saidian/shared/store'

/** The settings of alerts. */
export function useAlertSettings(): Settings {
  return useAppSelector((state) => state.settings)
}
