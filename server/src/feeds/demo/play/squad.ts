import { readTable } from '../../names-zh'
import { randomFrom } from '../world/random'

type Style = { order: 'eastern' | 'western'; given: string[]; family: string[] }

const SQUAD_SIZE = 22
const styles = new Map<string, Style>()
for (const row of readTable(new URL('../data/names.csv', import.meta.url))) {
  styles.set(row.style ?? '', {
    order: row.order === 'eastern' ? 'eastern' : 'western',
    given: (row.given ?? '').split(' '),
    family: (row.family ?? '').split(' '),
  })
}

/**
 * Invented players of one club, no name twice. Places: 0 and 11 keepers, 1–4 defenders, 5–8 midfielders, 9–10 forwards, the rest bench.
 * Throws for an unknown style.
 */
export function squadOf(seed: string, teamKey: string, styleName: string): string[] {
  const style = styles.get(styleName)
  if (!style) throw new Error(`no names of style ${styleName}`)
  const random = randomFrom(`${seed}/squad/${teamKey}`)
  const names = new Set<string>()
  while (names.size < SQUAD_SIZE) {
    const given = random.pick(style.given)
    const family = random.pick(style.family)
    names.add(style.order === 'eastern' ? `${family}${given}` : `${given}·${family}`)
  }
  return [...names]
}
