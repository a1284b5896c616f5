import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock'
import type { Logger } from '../../../platform/log'
import { createConcurrencyQueue } from '../../../platform/queue'
import { onlineNames } from '../pointers/online-versions'
import { NO_POINTERS } from '../pointers/pointer.repository'
import type { PointerGuard } from '../pointers/pointer-guard'
import { type Choice, type Pointers, type Visitor, versionsFor } from '../pointers/pointers.rules'
import type { RegistryRepository } from '../registry.repository'
import type { VersionFit } from '../shell/version-fit'
import { readPinTokens } from '../signing/pin-token.rules'
import type { Signer } from '../signing/signer'
import type { VersionDocument } from '../versions/document.rules'
import { createFileLists } from '../versions/file-lists'
import type { StoredVersion } from '../versions/version.repository'
import type { VersionStore } from '../versions/version-store'
import type { ContributionFit } from './contribution-fit'
import { type PageSet, pageSetOf, type WholeVersion } from './page-set.rules'

export type Published = {
  /** Reloads pointers and documents. */
  reload: () => Promise<void>
  /** Resolves after a reload if something changed; otherwise costs one small query. */
  reloadIfChanged: () => Promise<void>
  resolve: (visitor: Visitor) => Promise<PageSet>
  /** Compares every version that a channel or a pin points to with the shell, and logs misfits. */
  compareWithShell: () => Promise<void>
}

type PublishedDeps = {
  repository: RegistryRepository
  store: VersionStore
  signer: Signer
  guard: PointerGuard
  fit: VersionFit
  contributionFit: ContributionFit
  clock: Clock
  log: Logger
}

type Entry = {
  pointers: Pointers
  documents: ReadonlyMap<string, VersionDocument>
  /** Versions that were requested by pins. */
  pinned: Map<string, VersionDocument>
}

/** The files of a whole version are checked again after this time. */
const TRUST_MS = 2_000
/** More documents than a page set ever has. */
const MAX_CHECKED = 1_000

/** The published versions, in memory, so that a page costs no query. */
export function createPublished(deps: PublishedDeps): Published {
  const { repository, signer, guard, clock } = deps
  let entries = new Map<string, Entry>()
  let seen = -1
  const reads = createConcurrencyQueue({ atOnce: 1 })
  const bestTwo = createVersionChoice(deps)

  async function read(): Promise<void> {
    const { change, stored } = await repository.snapshot()
    const accepted = await guard.accept(stored)
    const rows = await repository.named(
      [...accepted].flatMap(([name, pointers]) => everyVersion(name, pointers)),
    )
    const next = new Map<string, Entry>()
    for (const [name, pointers] of accepted) {
      const own = rows.filter(({ document }) => document.name === name)
      const documents = signedDocuments(deps, name, own, entries.get(name)?.documents)
      next.set(name, { pointers, documents, pinned: new Map() })
    }
    entries = next
    seen = change
  }

  const online = () => [...entries.values()].flatMap(onlineDocuments)

  /** Reloads run one after the other: an older answer must not replace a newer one. */
  const reload = () => reads.run(read)

  return {
    reload,
    reloadIfChanged: async () => {
      if ((await repository.lastChange()) !== seen) await reload()
    },
    resolve: async ({ bucket, pins }) => {
      const choice = { bucket, wanted: readPinTokens(pins, signer, clock.now()) }
      const chosen = await Promise.all(
        [...withPreviewed(entries, choice)].map(([name, entry]) => bestTwo(name, entry, choice)),
      )
      return pageSetOf(chosen, deps.contributionFit)
    },
    compareWithShell: async () => {
      for (const document of online()) await deps.fit.mayServe(document)
    },
  }
}

/**
 * Chooses the best version that the shell can run and that has all its files, and the next best as
 * its fallback.
 */
function createVersionChoice(deps: PublishedDeps) {
  const readWhole = createFileCheck(deps)
  return async (name: string, entry: Entry, choice: Choice): Promise<WholeVersion[]> => {
    const { pointers, documents } = entry
    const found: WholeVersion[] = []
    for (const version of versionsFor(name, pointers, choice)) {
      const isPinned = choice.wanted.get(name) === version
      const document =
        documents.get(version) ??
        (isPinned ? await readPinned(deps, name, version, entry) : undefined)
      if (!document || !(await deps.fit.mayServe(document))) continue
      const whole = await readWhole(document)
      if (whole) found.push(whole)
      if (found.length === 2) break
    }
    return found
  }
}

/** Checks the files of a version; a result is cached for `TRUST_MS`. */
function createFileCheck({ store, clock, log }: PublishedDeps) {
  const readList = createFileLists({ store, log })
  const results = new LRUCache<VersionDocument, Promise<WholeVersion | null>>({
    max: MAX_CHECKED,
    ttl: TRUST_MS,
    ttlResolution: 0,
    perf: clock,
  })
  const check = async (document: VersionDocument): Promise<WholeVersion | null> => {
    const list = (await store.isWhole(document)) ? await readList(document) : null
    if (list) return { document, list }
    const { name: remote, version } = document
    log.error({ remote, version }, 'files of a remote are missing or changed; version left out')
    return null
  }
  return (document: VersionDocument): Promise<WholeVersion | null> => {
    const known = results.get(document)
    if (known) return known
    const whole = check(document)
    results.set(document, whole)
    return whole
  }
}

/** A version that no channel gives: read when its pin is used. Only publishers can make pins. */
async function readPinned(
  deps: PublishedDeps,
  name: string,
  version: string,
  { pinned, documents }: Entry,
): Promise<VersionDocument | undefined> {
  const known = pinned.get(version)
  if (known) return known
  const row = await deps.repository.version(name, version)
  const isServable = row !== null && row.withdrawn === null
  const document = isServable
    ? signedDocuments(deps, name, [row], documents).get(version)
    : undefined
  if (document) pinned.set(version, document)
  return document
}

function signedDocuments(
  { signer, log }: PublishedDeps,
  name: string,
  rows: StoredVersion[],
  known: ReadonlyMap<string, VersionDocument> | undefined,
): Map<string, VersionDocument> {
  const documents = new Map<string, VersionDocument>()
  for (const { document, signature } of rows) {
    const { version } = document
    // Reuses the object: the results of file checks belong to it.
    if (signer.isSigned(document, signature))
      documents.set(version, known?.get(version) ?? document)
    else
      log.error(
        { remote: name, version },
        'signature of a remote is wrong; the version is left out',
      )
  }
  return documents
}

/** The remotes with pointers, and those that only a pin of this page load names. */
function withPreviewed(
  entries: ReadonlyMap<string, Entry>,
  { wanted }: Choice,
): ReadonlyMap<string, Entry> {
  const unknown = [...wanted.keys()].filter((name) => !entries.has(name))
  if (unknown.length === 0) return entries
  const nothing = { pointers: NO_POINTERS, documents: new Map() }
  return new Map([
    ...entries,
    ...unknown.map((name): [string, Entry] => [name, { ...nothing, pinned: new Map() }]),
  ])
}

function onlineDocuments({ pointers, documents }: Entry) {
  const online = onlineNames(pointers)
  return [...documents.values()].filter(({ version }) => online.includes(version))
}

/** The whole history: the last version that the shell can run may be an old one. */
function everyVersion(name: string, { canary, pin, stable, history }: Pointers) {
  const versions = [pin, canary?.version, stable, ...history]
  return [...new Set(versions)].flatMap((version) => (version == null ? [] : [{ name, version }]))
}
