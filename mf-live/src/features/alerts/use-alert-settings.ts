import { useAppSelector } from '@saidian/shared/store'
import type { AlertSettings } from './alert.rules'

/** The settings of alerts. */
export function useAlertSettings(): AlertSettings {
  return useAppSelector((state) => state.settings)
}
