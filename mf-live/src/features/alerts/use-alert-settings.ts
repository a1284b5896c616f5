import { useAppSelector } from '@saidian/shared/store'
import type { AlertSettings } from './alert.rules'

/** The settings that decide about prompts. */
export function useAlertSettings(): AlertSettings {
  return useAppSelector((state) => state.settings)
}
