import type { Db } from '../database'
import { RequestError } from '../errors'
import type { Logger } from '../log'
import type { Module } from '../module'
import type { Staff } from '../staff'
import { compileLists, type Finding } from './compiled-lists'
import { createFindContact } from './contacts/contacts.rules'
import type { Entry, Severity, StoredEntry } from './entry'
import { foldSpelling } from './folded-text'
import { readEntries, saveEntry } from './text-filter.repository'
import { textFilterRoutes } from './text-filter.routes'
import type { ListName } from './text-lists'

/** A change of the staff reaches every process within this time. */
const RELOAD_MS = 3_000
const MIN_LETTERS = 2

/** Which lists apply to a kind of text, and what a contact or link in it means. */
export type TextKind = { lists: readonly ListName[]; contacts?: Severity }

export type TextFilter = Module & {
  /** What is wrong with a text, the gravest first: reject, review, mask; empty for a good text. */
  check: (text: string, kind: TextKind) => { severity: Severity; what: string }[]
  /** The text with `*` in place of what is listed to be masked. */
  mask: (text: string) => string
  entries: () => Promise<StoredEntry[]>
  /** Throws `request.invalid` for a text that would match nearly everything. */
  save: (entry: Entry, by: string) => Promise<void>
}

export type TextFilterDeps = {
  db: Db
  log: Logger
  staff: Staff
  reloadMs?: number
  /** Addresses of the product itself, which members may write. */
  ownOrigins?: readonly string[]
}

const GRAVITY: readonly Severity[] = ['reject', 'review', 'mask']

/** Finds listed words, contacts and links in texts of members, also in disguise. */
export function createTextFilter(deps: TextFilterDeps): TextFilter {
  const { db, log, staff, reloadMs = RELOAD_MS, ownOrigins = [] } = deps
  const findContact = createFindContact(ownOrigins)
  let known = '[]'
  let find = compileLists([])

  async function reload(): Promise<void> {
    const entries = await readEntries(db)
    const text = JSON.stringify(entries)
    if (text === known) return
    find = compileLists(entries)
    known = text
  }

  const filter: TextFilter = {
    name: 'text-filter',
    check(text, { lists, contacts }) {
      const listed = find(text, lists).map((each) => ({ ...each, what: each.listed }))
      const contact = contacts && findContact(text)
      const found = [...listed, ...(contact ? [{ severity: contacts, what: contact }] : [])]
      return found
        .map(({ severity, what }) => ({ severity, what }))
        .sort((a, b) => GRAVITY.indexOf(a.severity) - GRAVITY.indexOf(b.severity))
    },
    mask: (text) => masked(text, find(text, [])),
    entries: () => readEntries(db),
    async save(entry, by) {
      if (foldSpelling(entry.text).text.length < MIN_LETTERS)
        throw new RequestError('request.invalid', { field: 'text' })
      await saveEntry(db, entry, by)
      await reload()
    },
    internalRoutes: (app) => textFilterRoutes(app, staff, filter),
    async start(signal) {
      await reload()
      const warn = (error: unknown) => log.warn({ err: error }, 'text filter not reloaded')
      const timer = setInterval(() => void reload().catch(warn), reloadMs).unref()
      signal.addEventListener('abort', () => clearInterval(timer), { once: true })
    },
  }
  return filter
}

function masked(text: string, findings: readonly Finding[]): string {
  const letters = [...text].map((letter) => ({ letter, isMasked: false }))
  let at = 0
  for (const each of letters) {
    const place = at
    each.isMasked = findings.some(
      ({ severity, start, end }) => severity === 'mask' && start <= place && place < end,
    )
    at += each.letter.length
  }
  return letters.map(({ letter, isMasked }) => (isMasked ? '*' : letter)).join('')
}
