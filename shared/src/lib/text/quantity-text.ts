const SIZE_UNITS = ['B', 'KB', 'MB', 'GB'] as const

/** Bytes as B, KB, MB or GB in steps of 1024, at most two decimals. */
export function fileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes <= 0) return '0B'
  const last = SIZE_UNITS.length - 1
  const step = Math.max(0, Math.min(Math.floor(Math.log2(bytes) / 10), last))
  const count = inUnit(bytes, step)
  // A byte short of a megabyte is 1MB, never 1024KB.
  return count === 1024 && step < last ? `1${SIZE_UNITS[step + 1]}` : `${count}${SIZE_UNITS[step]}`
}

function inUnit(bytes: number, step: number): number {
  return Number((bytes / 1024 ** step).toFixed(step === 0 ? 0 : 2))
}

const DIGITS = '零一二三四五六七八九'
const PLACES = ['千', '百', '十', ''] as const

/** 1 to 9999, with one 零 for a run of inner zeros. */
function fourDigits(value: number): string {
  let text = ''
  let zeroOwed = false
  const digits = String(value).padStart(4, '0')
  for (const [index, place] of PLACES.entries()) {
    const digit = Number(digits[index])
    if (digit === 0) {
      zeroOwed = text !== ''
      continue
    }
    text += (zeroOwed ? '零' : '') + DIGITS[digit] + place
    zeroOwed = false
  }
  return text
}

/** Chinese numeral of a whole number below 10^12, with 万 and 亿; 十 to 十九 without a leading 一. */
export function chineseNumeral(value: number): string {
  if (!Number.isSafeInteger(value) || Math.abs(value) >= 1e12) return String(value)
  if (value < 0) return `负${chineseNumeral(-value)}`
  if (value === 0) return '零'
  const groups: [number, string][] = [
    [Math.floor(value / 1e8), '亿'],
    [Math.floor(value / 1e4) % 1e4, '万'],
    [value % 1e4, ''],
  ]
  let text = ''
  let zeroOwed = false
  for (const [group, unit] of groups) {
    if (group === 0) {
      zeroOwed = text !== ''
      continue
    }
    text += (text !== '' && (zeroOwed || group < 1000) ? '零' : '') + fourDigits(group) + unit
    zeroOwed = false
  }
  return text.replace(/^一十/, '十')
}

/** The part of a foreign name after the last middle dot: 德布劳内 of 凯文·德布劳内. */
export function shortName(name: string): string {
  return name.slice(name.lastIndexOf('·') + 1)
}
