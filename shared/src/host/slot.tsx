import { type ComponentType, createContext, useContext, useEffect, useState } from 'react'
import { ErrorBoundary } from '../ui/error-boundary/error-boundary'
import { useHost } from './host-context'

export type SlotValues = Record<string, unknown>
/**
 * Loads the widget that some published remote offers under a name; null when none does. Rejects
 * when it cannot be loaded.
 */
export type OpenSlot = (name: string) => Promise<ComponentType<SlotValues> | null>

/** Filled by the shell; without it every slot is empty, as on a remote's standalone page. */
export const SlotContext = createContext<OpenSlot | null>(null)

export type SlotProps = {
  /** As in `slots` of the `remote.json` of the remote that offers it, such as `match-strip`. */
  name: string
  /** What the widget is given as its props. */
  values?: SlotValues
}

/**
 * A small widget of another remote in a page of this one. Nothing is shown while it loads, where
 * no remote offers it, and after it failed: the page works without it, and the shell gets the
 * error.
 */
export function Slot({ name, values = {} }: SlotProps) {
  const open = useContext(SlotContext)
  const host = useHost()
  const [filled, setFilled] = useState<{ name: string; Widget: ComponentType<SlotValues> } | null>(
    null,
  )
  useEffect(() => {
    let isWanted = true
    const fill = (Widget: ComponentType<SlotValues> | null) => {
      if (isWanted) setFilled(Widget && { name, Widget })
    }
    // Who loads it reports what went wrong.
    open?.(name).then(fill, () => fill(null))
    return () => {
      isWanted = false
    }
  }, [open, name])
  if (filled?.name !== name) return null
  return (
    <ErrorBoundary
      key={name}
      failure={() => null}
      onFailure={(error) => host.report(error, { slot: name })}
    >
      <filled.Widget {...values} />
    </ErrorBoundary>
  )
}
