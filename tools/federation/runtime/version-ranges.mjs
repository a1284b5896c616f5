const VERSION = /^(\d+)\.(\d+)\.(\d+)$/

/**
 * In place of the runtime's parser of ranges: what our builds write, which is `^1.2.0` of a remote,
 * and what the runtime asks to order versions, `<=1.2.3`.
 */
export function satisfy(version, range) {
  const [, operator = '', bound = ''] = /^(\^|<=)?(.*)$/.exec(range) ?? []
  const [found, wanted] = [numbersOf(version), numbersOf(bound)]
  if (!found || !wanted) return false
  const order = found.map((number, at) => number - wanted[at]).find((step) => step !== 0) ?? 0
  if (operator === '<=') return order <= 0
  if (operator === '') return order === 0
  // A caret fixes everything up to the first number that is not zero.
  const fixed = wanted.findIndex((number) => number > 0)
  return order >= 0 && found.every((number, at) => at > fixed || number === wanted[at])
}

function numbersOf(version) {
  return VERSION.exec(version)?.slice(1).map(Number)
}
