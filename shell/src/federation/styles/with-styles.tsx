import { type ReactNode, useInsertionEffect } from 'react'
import type { RemoteStyles } from './remote-styles'

type WithStylesProps = { styles: RemoteStyles; remote: string; children: ReactNode }

/** The style sheets of a remote are on while this is shown. */
export function WithStyles({ styles, remote, children }: WithStylesProps) {
  // Insertion effects run before layout effects measure anything, and before the first paint.
  useInsertionEffect(() => styles.show(remote), [styles, remote])
  return children
}
