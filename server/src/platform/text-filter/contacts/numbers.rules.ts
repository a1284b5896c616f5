/** How people hide digits in a number. */
const DIGITS = new Map(
  ['零〇oO', '一壹幺么', '二贰两', '三叁', '四肆', '五伍', '六陆', '七柒', '八捌', '九玖'].flatMap(
    (letters, digit) => [...letters].map((letter): [string, string] => [letter, String(digit)]),
  ),
)
/** Strokes that look like a one, beside a digit only: they are also letters of words. */
const ONES = /(?<=\d)[li丨]|[li丨](?=\d)/g
const RUN = /(?<!\d)\d+(?:[^\p{L}\p{N}]{1,6}\d+)+/gu

const N = '(?:0|[1-9]\\d{0,2})'
const TIME = '\\d{1,2}:\\d{2}(?::\\d{2})?'
/** Figures as people write them: 1.85/3.40, 2-1, 2.5/3, 28:25:30, 19:30-21:30, 2026.11.23. */
const FIGURE = new RegExp(
  `^(?:${[
    `${N}\\.\\d{1,3}(?:[-/]${N}\\.\\d{1,3})*`,
    `${N}(?:\\.\\d{1,2})?[-:/]${N}(?:\\.\\d{1,2})?`,
    '[1-9]\\d(?:[-:][1-9]\\d)+',
    `${TIME}(?:-${TIME})?`,
    '\\d{1,2}[-./]\\d{1,2}',
    '(?:19|20)\\d{2}([-./])\\d{1,2}\\1\\d{1,2}',
  ].join('|')})$`,
)
const SMALL = /^(?:0|[1-9]\d?)$/

/** The text with all digits as digits, and without what separates the digits of one number. */
export function joinedNumbers(plain: string): string {
  const digits = [...plain].map((letter) => DIGITS.get(letter) ?? letter).join('')
  return digits
    .replace(ONES, '1')
    .replace(RUN, (run) => (areFigures(run) ? run : run.replace(/\D+/g, '')))
}

/** Whether digits are scores, times, odds or shirts one after another, not parts of a number. */
function areFigures(run: string): boolean {
  const parts = run.split(/[^\d.:/-]+/).map((part) => part.replace(/^\D+|\D+$/g, ''))
  const figures = parts.filter((part) => FIGURE.test(part))
  const others = parts.filter((part) => part !== '' && !FIGURE.test(part))
  if (countDigits(figures) > countDigits(others) && !others.some((part) => /^0\d/.test(part)))
    return true
  return (
    figures.length === 0 &&
    others.every((part) => SMALL.test(part)) &&
    others.some((part) => part.length > 1) &&
    new Set(others).size === others.length
  )
}

const countDigits = (parts: readonly string[]) => parts.join('').replace(/\D+/g, '').length
