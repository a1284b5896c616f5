import { useMountSignal } from '@saidian/shared/host'
import { checkChain } from '@saidian/shared/lib/chain-check'
import { useState } from 'react'
import { useChainHeadsQuery, useLazyChainPageQuery } from '../predictions.api'

type CheckState =
  | { kind: 'idle' | 'failed' | 'insecure' }
  | { kind: 'checking'; records: number }
  | { kind: 'whole'; records: number; heads: number }
  | { kind: 'broken'; record: number }

/** Reads the chain page by page, computes every hash again and compares the published heads. */
export function useChainCheck() {
  const signal = useMountSignal()
  const { refetch: readHeads } = useChainHeadsQuery()
  const [readPage] = useLazyChainPageQuery()
  const [state, setState] = useState<CheckState>({ kind: 'idle' })

  async function run(): Promise<CheckState> {
    const { heads } = await readHeads().unwrap()
    const open = new Map(heads.map(({ record, hash }) => [record, hash]))
    let reached = { record: 0, hash: '0'.repeat(64) }
    while (!signal.aborted) {
      const { list } = await readPage(reached.record).unwrap()
      const { fault, ...next } = await checkChain(list, reached)
      if (fault) return { kind: 'broken', record: fault.record }
      for (const { record, hash } of list) {
        if ((open.get(record) ?? hash) !== hash) return { kind: 'broken', record }
        open.delete(record)
      }
      // A head beyond the end names a record that is gone.
      const [missing] = open.keys()
      if (list.length === 0)
        return missing === undefined
          ? { kind: 'whole', records: reached.record, heads: heads.length }
          : { kind: 'broken', record: missing }
      reached = next
      setState({ kind: 'checking', records: reached.record })
    }
    return { kind: 'idle' }
  }

  async function check(): Promise<void> {
    // Browsers compute hashes on HTTPS and on the own machine only.
    if (!isSecureContext) return setState({ kind: 'insecure' })
    setState({ kind: 'checking', records: 0 })
    setState(await run().catch((): CheckState => ({ kind: 'failed' })))
  }
  return { state, check }
}
