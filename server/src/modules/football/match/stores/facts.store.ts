import type { DetailStore } from '../../../../sports/ingest'
import {
  type FactColumns,
  factsStore,
  type OnDetails,
  wholePartStore,
} from '../../../../sports/match'
import { football } from '../../sport'

const COLUMNS: FactColumns = {
  types: {
    weather: 'smallint',
    temperature: 'text',
    humidity: 'text',
    pressure: 'text',
    wind: 'text',
    venue: 'text',
    referee: 'text',
    intelligence: 'jsonb',
    mlive: 'boolean',
  },
  listed: ['mlive', 'intelligence'],
}

/** Facts of football matches. */
export function footballFactsStore(onDetails: OnDetails): DetailStore {
  return factsStore(football, COLUMNS, onDetails)
}

/** Pressure of matches. */
export function trendStore(onDetails: OnDetails): DetailStore {
  return wholePartStore(football, 'trend', onDetails)
}
