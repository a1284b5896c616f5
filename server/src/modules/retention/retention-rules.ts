import type { Config } from '../../config'
import { removeOldText } from '../../sports/match'
import { removeOldQuotes } from '../../sports/odds'
import { football, removeOldCorrections } from '../football'
import type { RetentionRule } from './retention.service'

/** Data that is stored for some days only. Results, incidents, line-ups and statistics stay. */
export function retentionRules({ retention }: Pick<Config, 'retention'>): RetentionRule[] {
  return [
    {
      kind: 'quotations',
      days: retention.quotationDays,
      remove: (trx, matchIds) => removeOldQuotes(trx, football, matchIds),
    },
    {
      kind: 'text',
      days: retention.textDays,
      remove: (trx, matchIds) => removeOldText(trx, football, matchIds),
    },
    { kind: 'corrections', days: retention.correctionDays, remove: removeOldCorrections },
  ]
}
