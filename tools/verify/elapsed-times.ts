/**
 * A reading of the clock that measures how long something took: the monotonic clock, or the present
 * minus an earlier reading. The present minus a constant, or minus its multiple, is a date.
 */
const ELAPSED =
  /\bperformance\.now\(\)|\bhrtime[.(]|\bDate\.now\(\) - (?:\w+\.)*[a-z]\w*\b(?! [*/])/

/** Lines of a source, from 1, on which it measures elapsed time. */
export function elapsedTimes(source: string): number[] {
  return source.split('\n').flatMap((line, index) => (ELAPSED.test(line) ? [index + 1] : []))
}
