import type { ReplyOf } from '@saidian/shared/contracts/http'
import {
  CHAIN_PAGE,
  type ChainHead,
  type ChainRecord,
  FIRST_HASH,
  type getChain,
  type getChainRecord,
  INDEX_PAGE,
  type IndexRow,
} from '@saidian/shared/contracts/predictions'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { readHeadOver, readHeads, type StoredHead } from './heads.repository'
import { readIndex } from './index.repository'
import { type PredictionRecord, recordChain } from './record-chain'

export type ChainService = {
  page: (after: number) => Promise<ReplyOf<typeof getChain>>
  /** Throws `prediction.no_such_record`. */
  record: (record: number) => Promise<ReplyOf<typeof getChainRecord>>
  heads: () => Promise<ChainHead[]>
  /** Rows of the index as stored, after this record. */
  index: (after: number) => Promise<IndexRow[]>
  /** A line a day: day, record, hash. */
  headsText: () => Promise<string>
}

const TITLE = `# The last record of each Beijing day in the chain of predictions:
# day, record, SHA-256.
# Check the chain with: pnpm predictions verify --url <this site>
`

/** The chain as everyone may read it. */
export function createChainService({ db }: { db: Db }): ChainService {
  /** Records from `first` on, each with the hash before it. */
  async function read(first: number, count: number): Promise<ChainRecord[]> {
    const records = await recordChain.after(db, Math.max(0, first - 2), count + 1)
    const published = records.map((record, place) => publishedRecord(record, records[place - 1]))
    return published.filter(({ record }) => record >= first).slice(0, count)
  }
  const heads = async () => (await readHeads(db)).map(publishedHead)

  return {
    async page(after) {
      const [newest] = await recordChain.newest(db, 1)
      return { last: newest?.id ?? 0, list: await read(after + 1, CHAIN_PAGE) }
    },
    async record(record) {
      const around = await read(Math.max(1, record - 1), 3)
      const at = (number: number) => around.find((each) => each.record === number) ?? null
      const found = at(record)
      if (!found) throw new RequestError('prediction.no_such_record', { details: { record } })
      const head = await readHeadOver(db, record)
      return {
        record: found,
        before: at(record - 1),
        after: at(record + 1),
        head: head && publishedHead(head),
      }
    },
    heads,
    index: (after) => readIndex(db, { after, limit: INDEX_PAGE }),
    async headsText() {
      const lines = (await heads()).map(({ day, record, hash }) => `${day} ${record} ${hash}\n`)
      return TITLE + lines.join('')
    },
  }
}

function publishedRecord(
  { id, at, content, hash }: PredictionRecord,
  before: PredictionRecord | undefined,
): ChainRecord {
  const previous = before?.hash.toString('hex') ?? FIRST_HASH
  return { record: id, at: at.toISOString(), text: content, previous, hash: hash.toString('hex') }
}

function publishedHead({ day, record, hash, publishedAt }: StoredHead): ChainHead {
  return { day, record, hash, publishedAt }
}
