import { readTable } from '../../catalogue'
import type { Random } from '../../random'

type Style = { order: 'eastern' | 'western'; given: string[]; family: string[] }
export type InventedName = { nameZh: string; shortZh: string }

const styles = new Map<string, Style>()
for (const row of readTable(new URL('../data/names.csv', import.meta.url))) {
  styles.set(row.style ?? '', {
    order: row.order === 'eastern' ? 'eastern' : 'western',
    given: (row.given ?? '').split(' '),
    family: (row.family ?? '').split(' '),
  })
}

/** An invented name; `shortZh` is the form that a commentator uses. Throws for an unknown style. */
export function inventName(styleName: string, random: Random): InventedName {
  const style = styles.get(styleName)
  if (!style) throw new Error(`no names of style ${styleName}`)
  const given = random.pick(style.given)
  const family = random.pick(style.family)
  if (style.order === 'eastern')
    return { nameZh: `${family}${given}`, shortZh: `${family}${given}` }
  return { nameZh: `${given}·${family}`, shortZh: family }
}
