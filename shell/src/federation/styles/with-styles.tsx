import type { RemoteModule } from '@saidian/shared/host'
import { type ComponentType, type ReactNode, useInsertionEffect } from 'react'
import type { RemoteStyles } from './remote-styles'

type WithStylesProps = { styles: RemoteStyles; remote: string; children: ReactNode }

/** The style sheets of a remote are on while this is shown. */
export function WithStyles({ styles, remote, children }: WithStylesProps) {
  // Insertion effects run before layout effects measure anything, and before the first paint.
  useInsertionEffect(() => styles.show(remote), [styles, remote])
  return children
}

type Loaders = Record<string, () => Promise<ComponentType<object>>>

/** The widgets of a remote, which turn its style sheets on while one of them is shown. */
export function widgetsWithStyles(
  { name, widgets = {} }: RemoteModule,
  styles: RemoteStyles,
): RemoteModule['widgets'] {
  const styled = (Widget: ComponentType<object>) => (values: object) => (
    <WithStyles styles={styles} remote={name}>
      <Widget {...values} />
    </WithStyles>
  )
  const places = Object.entries(widgets as Record<string, Loaders>).map(([place, loaders]) => [
    place,
    Object.fromEntries(
      Object.entries(loaders).map(([id, load]) => [id, async () => styled(await load())]),
    ),
  ])
  return Object.fromEntries(places)
}
