import type { Config } from '../../config'
import { removeOldCorrections } from '../../sports/ingest'
import { removeOldText } from '../../sports/match'
import { removeOldQuotes } from '../../sports/odds'
import type { RetentionRule } from './retention.service'

/** Data that is stored for some days only. Results, incidents, line-ups and statistics stay. */
export function retentionRules({ retention }: Pick<Config, 'retention'>): RetentionRule[] {
  return [
    { kind: 'quotations', days: retention.quotationDays, remove: removeOldQuotes },
    { kind: 'text', days: retention.textDays, remove: removeOldText },
    { kind: 'corrections', days: retention.correctionDays, remove: removeOldCorrections },
  ]
}
