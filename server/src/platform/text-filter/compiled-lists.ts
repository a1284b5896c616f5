import type { Entry, Severity } from './entry'
import { foldSpelling } from './folded-text'
import { LISTS, type ListName, readList } from './text-lists'
import { createWordFinder, type Occurrence } from './word-finder'

export type Finding = Occurrence & { severity: Severity }
export type FindListed = (text: string, lists: readonly ListName[]) => Finding[]

/** Finders for the lists of the product, which reject, and for the entries of the staff. */
export function compileLists(entries: readonly Entry[]): FindListed {
  const spelling = (text: string) => foldSpelling(text).text
  const overruled = new Set(entries.map(({ text }) => spelling(text)))
  const finders = new Map(
    LISTS.map((name) => [
      name,
      createWordFinder(readList(name).filter((text) => !overruled.has(spelling(text)))),
    ]),
  )
  const severities = new Map<string, Severity>()
  for (const { text, severity } of entries) if (severity !== 'allow') severities.set(text, severity)
  const findOfStaff = createWordFinder([...severities.keys()])

  return (text, lists) => [
    ...lists.flatMap((name) => finders.get(name)?.(text) ?? []).map(rejected),
    ...findOfStaff(text).map((found) => ({
      ...found,
      severity: severities.get(found.listed) ?? 'reject',
    })),
  ]
}

function rejected(found: Occurrence): Finding {
  return { ...found, severity: 'reject' }
}
