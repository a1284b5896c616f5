import type { Envelope, ReplyOf } from '@saidian/shared/contracts/http'
import {
  type ChainHead,
  type ChainRecord,
  getChain,
  getChainHeads,
} from '@saidian/shared/contracts/predictions'
import { checkChain } from '@saidian/shared/lib'
import { CommandError } from '../staff/command-error'

/** A prediction is locked this long before the kick-off at the latest. */
const LOCK_LEAD_MS = 10 * 60_000

/** A record whose hash the reader stored earlier. */
export type KnownRecord = { record: number; hash: string }

export type VerifiedChain = {
  records: number
  hash: string
  predictions: number
  heads: number
}

/**
 * Downloads all records and published heads of a site and computes every hash again. Throws a
 * `CommandError` that names the first record that is not as it was written.
 */
export async function verifyChain(
  site: string,
  known: KnownRecord | null = null,
): Promise<VerifiedChain> {
  const { heads } = await ask<ReplyOf<typeof getChainHeads>>(site, getChainHeads.path)
  const expected = [...heads.map(headFacts), ...(known ? [{ ...known, from: 'you know' }] : [])]
  let reached = { record: 0, hash: '0'.repeat(64) }
  let predictions = 0
  for (;;) {
    const path = `${getChain.path}?after=${reached.record}`
    const { list } = await ask<ReplyOf<typeof getChain>>(site, path)
    const { fault, ...checked } = await checkChain(list, reached)
    if (fault) throw new CommandError(`Record ${fault.record} is ${fault.why}.`)
    for (const record of list) {
      for (const { hash, from } of expected.filter((each) => each.record === record.record))
        if (hash !== record.hash)
          throw new CommandError(`Record ${record.record} is not the one that ${from}.`)
      predictions += Number(isLockedInTime(record))
    }
    if (list.length === 0) break
    reached = checked
  }
  const beyond = expected.find(({ record }) => record > reached.record)
  if (beyond) throw new CommandError(`Record ${beyond.record} is missing, which ${beyond.from}.`)
  return { records: reached.record, hash: reached.hash, predictions, heads: heads.length }
}

function headFacts({ day, record, hash }: ChainHead): KnownRecord & { from: string } {
  return { record, hash, from: `was published as the head of ${day}` }
}

/** Whether the record locks a prediction; throws when it is of another number or too late. */
function isLockedInTime({ record, text }: ChainRecord): boolean {
  const content = JSON.parse(text)
  if (content.record !== record) throw new CommandError(`Record ${record} has another number.`)
  if (content.kind !== 'prediction') return false
  if (Date.parse(content.match.kickoffAt) - Date.parse(content.at) >= LOCK_LEAD_MS) return true
  throw new CommandError(`Record ${record} was locked less than 10 minutes before the kick-off.`)
}

async function ask<Data>(site: string, path: string): Promise<Data> {
  const address = new URL(path, site)
  const reply = await fetch(address).catch((error: unknown) => {
    throw new CommandError(`No site answers at ${address}: ${String(error)}`)
  })
  const envelope = (await reply.json().catch(() => null)) as Envelope<Data> | null
  if (envelope?.code !== 200 || envelope.data === null)
    throw new CommandError(`${address} answers ${reply.status} ${envelope?.message ?? ''}`)
  return envelope.data
}
