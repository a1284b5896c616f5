import type { Entry, Severity } from './entry'
import { foldSpelling } from './folded-text'
import { LISTS, type ListName, readList } from './text-lists'
import { createHomophoneFinder, createWordFinder, type Occurrence } from './word-finder'

export type Finding = Occurrence & { severity: Severity }
export type FindListed = (text: string, lists: readonly ListName[]) => Finding[]

/**
 * Finders for the lists of the product, which reject, and for the entries of the staff. What only
 * sounds like a listed text may be harmless: a person looks at it.
 */
export function compileLists(entries: readonly Entry[]): FindListed {
  const spelling = (text: string) => foldSpelling(text).text
  const overruled = new Set(entries.map(({ text }) => spelling(text)))
  const entriesOf = (name: ListName) =>
    readList(name).filter((text) => !overruled.has(spelling(text)))
  const finders = new Map(LISTS.map((name) => [name, createWordFinder(entriesOf(name))]))
  const findUnsafeHomophones = createHomophoneFinder(entriesOf('unsafe'))
  const severities = new Map<string, Severity>()
  for (const { text, severity } of entries) if (severity !== 'allow') severities.set(text, severity)
  const findOfStaff = createWordFinder([...severities.keys()])
  const findStaffHomophones = createHomophoneFinder(
    [...severities].filter(([, severity]) => severity !== 'mask').map(([text]) => text),
  )

  return (text, lists) => [
    ...lists.flatMap((name) => finders.get(name)?.(text) ?? []).map(rejected),
    ...(lists.includes('unsafe') ? findUnsafeHomophones(text) : []).map(reviewed),
    ...(lists.length > 0 ? findStaffHomophones(text) : []).map(reviewed),
    ...findOfStaff(text).map((found) => ({
      ...found,
      severity: severities.get(found.listed) ?? 'reject',
    })),
  ]
}

function rejected(found: Occurrence): Finding {
  return { ...found, severity: 'reject' }
}

function reviewed(found: Occurrence): Finding {
  return { ...found, severity: 'review' }
}
