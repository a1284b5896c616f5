/** 1 short as in dense lists (平/半), 2 long (平手/半球), 3 numeric (0/0.5). */
export type HandicapMode = 1 | 2 | 3

const DIGITS = ['', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'] as const
const LAST_NAMED_LINE = 10
const LAST_NUMERIC_LINE = 14

/** Word of a line on the half-ball grid, 0 to 10. 1.5 is 球半 and 2 is 两球, never 一球半 or 二球. */
function longLabel(line: number): string {
  if (line === 0) return '平手'
  if (line === 0.5) return '半球'
  if (line === 1.5) return '球半'
  return `${DIGITS[Math.floor(line)]}球${line % 1 === 0 ? '' : '半'}`
}

/** The same inside a short quarter line, where whole balls lose their 球. */
function shortLabel(line: number): string {
  if (line === 0) return '平'
  if (line === 0.5) return '半'
  return line % 1 === 0 ? longLabel(line).replace('球', '') : longLabel(line)
}

function numeric(line: number): string {
  return line % 0.5 === 0 ? String(line) : `${line - 0.25}/${line + 0.25}`
}

function named(line: number, mode: 1 | 2): string {
  if (line > LAST_NAMED_LINE) return `${numeric(line)}球`
  if (line % 0.5 === 0) return longLabel(line)
  const label = mode === 1 ? shortLabel : longLabel
  return `${label(line - 0.25)}/${label(line + 0.25)}`
}

const RECEIVING = { 1: '受', 2: '受让', 3: '-' } as const

/**
 * Chinese text of a handicap line in balls (product-spec 5, codes-and-words 2). Positive: the home
 * side gives; negative: it receives. `-` for a value off the 0.25 grid, and in the numeric form for
 * one beyond 14 balls.
 */
export function handicapText(line: number, mode: HandicapMode = 2): string {
  const size = Math.abs(line)
  if (!Number.isFinite(line) || size % 0.25 !== 0) return '-'
  if (mode === 3 && size > LAST_NUMERIC_LINE) return '-'
  const text = mode === 3 ? numeric(size) : named(size, mode)
  return line < 0 ? RECEIVING[mode] + text : text
}
