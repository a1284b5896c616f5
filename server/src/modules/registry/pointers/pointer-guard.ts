import path from 'node:path'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { withFileLock } from '../../../platform/files/file-lock'
import { readSecretFile, writeSecretFile } from '../../../platform/files/secret-file'
import type { Logger } from '../../../platform/log'
import type { Signer } from '../signing/signer'
import { canonical } from '../versions/document.rules'
import { NO_POINTERS } from './pointer.repository'
import type { Pointers } from './pointers.rules'

/** The pointers of a remote in the database, and their signature. */
export type StoredPointers = { pointers: Pointers; counter: number; signature: string | null }

const KnownPointers = Type.Record(
  Type.String(),
  Type.Object({
    counter: Type.Integer({ minimum: 0 }),
    pointers: Type.Object({
      stable: Type.Union([Type.String(), Type.Null()]),
      history: Type.Array(Type.String()),
      canary: Type.Union([
        Type.Object({ version: Type.String(), percentage: Type.Number() }),
        Type.Null(),
      ]),
      pin: Type.Union([Type.String(), Type.Null()]),
    }),
  }),
)
type Seen = { counter: number; pointers: Pointers }
type Known = Record<string, Seen>

export type PointerGuard = {
  /**
   * The pointers to serve: those of the database if they are signed and not older than the last
   * seen.
   */
  accept: (stored: ReadonlyMap<string, StoredPointers>) => Promise<Map<string, Pointers>>
  /** Counter and signature for a change of a remote's pointers. */
  sign: (
    name: string,
    pointers: Pointers,
    storedCounter: number,
  ) => Promise<{ counter: number; signature: string }>
}

type GuardDeps = {
  keysDir: string
  signer: Signer
  log: Logger
  onRejected?: (name: string) => void
}

/**
 * Compares the pointers of the database with the last ones seen, which
 * `<keysDir>/remote-pointers.json` stores. Pointers that are unsigned or older were not changed by
 * the registry: the last seen ones are served instead. Without the file (the first start) the
 * pointers of the database are accepted unchecked.
 */
export function createPointerGuard({ keysDir, signer, log, onRejected }: GuardDeps): PointerGuard {
  const file = path.join(keysDir, 'remote-pointers.json')
  const report = createReport(log, onRejected)

  function choose(
    name: string,
    row: StoredPointers | undefined,
    last: Seen | undefined,
  ): Seen | undefined {
    const isSigned =
      row?.signature != null &&
      signer.isSigned(signedText(name, row.counter, row.pointers), row.signature)
    if (row && isSigned && row.counter >= (last?.counter ?? 0))
      return { counter: row.counter, pointers: row.pointers }
    const isSame =
      canonical(row?.pointers ?? NO_POINTERS) === canonical(last?.pointers ?? NO_POINTERS)
    if (row && !isSame) report(name, row)
    return last
  }

  async function accept(
    stored: ReadonlyMap<string, StoredPointers>,
  ): Promise<Map<string, Pointers>> {
    const known = await readKnown(file)
    const last: Known = known ?? Object.fromEntries(stored)
    const names = new Set([...stored.keys(), ...Object.keys(last)])
    const seen: Known = {}
    for (const name of names) {
      const chosen = choose(name, stored.get(name), last[name])
      if (chosen) seen[name] = { counter: chosen.counter, pointers: chosen.pointers }
    }
    if (!known || canonical(seen) !== canonical(known)) await storeSeen(seen)
    return new Map(Object.entries(seen).map(([name, { pointers }]) => [name, pointers]))
  }

  /** Several processes share the file: none overwrites newer pointers of another one. */
  async function storeSeen(seen: Known): Promise<void> {
    await withFileLock(`${file}.lock`, async () => {
      await writeSecretFile(file, mergeNewest((await readKnown(file)) ?? {}, seen))
    })
  }

  return {
    accept,
    sign: async (name, pointers, storedCounter) => {
      const last = (await readKnown(file))?.[name]?.counter ?? 0
      const counter = Math.max(last, storedCounter) + 1
      return { counter, signature: signer.sign(signedText(name, counter, pointers)) }
    },
  }
}

/** Reports a rejected row once. */
function createReport(log: Logger, onRejected: GuardDeps['onRejected']) {
  const reported = new Map<string, string>()
  return (name: string, row: StoredPointers): void => {
    const state = canonical(row)
    if (reported.get(name) === state) return
    reported.set(name, state)
    log.error(
      { remote: name },
      'pointers of a remote were changed outside the registry; not served',
    )
    onRejected?.(name)
  }
}

function signedText(name: string, counter: number, pointers: Pointers): object {
  return { kind: 'pointers', name, counter, ...pointers }
}

async function readKnown(file: string): Promise<Known | null> {
  const value = await readSecretFile(file)
  return value === null ? null : Value.Parse(KnownPointers, value)
}

function mergeNewest(one: Known, other: Known): Known {
  const merged = { ...one }
  for (const [name, entry] of Object.entries(other))
    if (entry.counter >= (merged[name]?.counter ?? 0)) merged[name] = entry
  return merged
}
