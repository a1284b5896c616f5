import { type CsvLayout, isCount, isName } from '..'
import { isoDate } from './day.rules'

const MATCH = ['Date', 'HomeTeam|Home|HT', 'AwayTeam|Away|AT', 'FTHG|HG', 'FTAG|AG'] as const

const isResult = (cell: string) => ['H', 'D', 'A'].includes(cell.toUpperCase())
const isDate = (cell: string) => isoDate(cell) !== null
const COUNTED = [
  'FTHG',
  'FTAG',
  'HG',
  'AG',
  'HTHG',
  'HTAG',
  'HS',
  'AS',
  'HST',
  'AST',
  'HF',
  'AF',
  'HC',
  'AC',
]
const CARDS = ['HY', 'AY', 'HR', 'AR']

const PARTS = {
  ordered: [
    ['FTHG|HG', 'FTAG|AG', 'FTR|Res'],
    ...[
      ['FTHG', 'HTHG'],
      ['HTHG', 'HTAG', 'HTR'],
      ['HS', 'AS'],
      ['HST', 'AST'],
      ['HF', 'AF'],
      ['HC', 'AC'],
    ],
    ...[
      ['HY', 'AY'],
      ['HR', 'AR'],
    ],
  ],
  cells: {
    Date: isDate,
    ...all(['HomeTeam', 'AwayTeam', 'Home', 'Away', 'HT', 'AT', 'Referee'], isName),
    ...all([...COUNTED, ...CARDS], isCount),
    ...all(['FTR', 'Res', 'HTR'], isResult),
  },
}

/** Files of football-data.co.uk: large leagues, and the shorter files of "new leagues". */
export const FOOTBALL_DATA: CsvLayout = {
  kinds: [
    ['Div', ...MATCH],
    ['Country', 'League', ...MATCH],
  ],
  ...PARTS,
}

/** Files of datahub.io; their folder names the league. */
export const DATAHUB: CsvLayout = { kinds: [MATCH], ...PARTS }

function all(
  columns: readonly string[],
  isPlausible: (cell: string) => boolean,
): CsvLayout['cells'] {
  return Object.fromEntries(columns.map((column) => [column, isPlausible]))
}
