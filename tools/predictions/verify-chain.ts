import type { Envelope, ReplyOf } from '@saidian/shared/contracts/http'
import {
  type ChainHead,
  type ChainRecord,
  FIRST_HASH,
  getChain,
  getChainHeads,
  getPastPredictions,
} from '@saidian/shared/contracts/predictions'
import { checkChain } from '@saidian/shared/lib/chain-check'
import type { RecordContent } from '../../server/src/modules/predictions/records/record-content'
import {
  foldRecord,
  type RecordedIndex,
} from '../../server/src/modules/predictions/records/recorded-index.rules'
import { CommandError } from '../staff/command-error'
import { type Ask, checkIndex, checkPast, headsFault } from './verify-tables'

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
 * Downloads all records and published heads of a site and computes every hash again; then compares
 * with the records what the site finds and counts predictions by. Throws a `CommandError` naming
 * the first record, head or row that is not as it was written.
 */
export async function verifyChain(
  site: string,
  known: KnownRecord | null = null,
): Promise<VerifiedChain> {
  const asked: Ask = (path) => ask(site, path)
  const { heads } = await asked<ReplyOf<typeof getChainHeads>>(getChainHeads.path)
  const expected = [...heads.map(headFacts), ...(known ? [{ ...known, from: 'you know' }] : [])]
  const walked = await walk(asked, expected)
  const { reached, recorded, times } = walked
  const beyond = expected.find(({ record }) => record > reached.record)
  if (beyond) throw new CommandError(`Record ${beyond.record} is missing, which ${beyond.from}.`)
  const fault =
    headsFault(heads, times, Date.now()) ??
    (await checkIndex(asked, recorded)) ??
    (await checkPast(asked, getPastPredictions.path, recorded))
  if (fault !== null) throw new CommandError(`Not as the records say: ${fault}.`)
  return {
    records: reached.record,
    hash: reached.hash,
    predictions: recorded.size,
    heads: heads.length,
  }
}

/** Checks every record, and adds up what they say. */
async function walk(asked: Ask, expected: readonly (KnownRecord & { from: string })[]) {
  let reached = { record: 0, hash: FIRST_HASH }
  const recorded: RecordedIndex = new Map()
  const times: number[] = []
  for (;;) {
    const path = `${getChain.path}?after=${reached.record}`
    const { list } = await asked<ReplyOf<typeof getChain>>(path)
    const { fault, ...checked } = await checkChain(list, reached)
    if (fault) throw new CommandError(`Record ${fault.record} is ${fault.why}.`)
    for (const record of list) {
      for (const { hash, from } of expected.filter((each) => each.record === record.record))
        if (hash !== record.hash)
          throw new CommandError(`Record ${record.record} is not the one that ${from}.`)
      times.push(Date.parse(record.at))
      foldRecord(recorded, checkedContent(record))
    }
    if (list.length === 0) return { reached, recorded, times }
    reached = checked
  }
}

function headFacts({ day, record, hash }: ChainHead): KnownRecord & { from: string } {
  return { record, hash, from: `was published as the head of ${day}` }
}

/** What a record says; throws when it is of another number or time, or locks too late. */
function checkedContent({ record, at, text }: ChainRecord): RecordContent {
  const content: RecordContent = JSON.parse(text)
  if (content.record !== record) throw new CommandError(`Record ${record} has another number.`)
  if (content.at !== at) throw new CommandError(`Record ${record} has another time.`)
  if (content.kind !== 'prediction') return content
  if (Date.parse(content.match.kickoffAt) - Date.parse(content.at) >= LOCK_LEAD_MS) return content
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
