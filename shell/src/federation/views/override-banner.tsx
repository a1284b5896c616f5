import { lazy, Suspense } from 'react'
import type { Overrides } from '../versions/overrides'

const OverrideNotice = lazy(async () => {
  const { OverrideNotice } = await import(
    /* webpackChunkName: "override-notice" */ './override-notice'
  )
  return { default: OverrideNotice }
})

/**
 * Shows that this tab runs remotes from a developer's machine, and which of them cannot run, with a
 * button that clears them.
 */
export function OverrideBanner({ overrides }: { overrides: Overrides }) {
  const { remotes, faults } = overrides
  if (remotes.length === 0 && faults.length === 0) return null
  return (
    <Suspense>
      <OverrideNotice {...overrides} />
    </Suspense>
  )
}
