export type ModuleBytes = { module: string; bytes: number }

type SourceMap = { sources: string[]; mappings: string }

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Minified bytes of each module in a built file, largest first, by the file's source map. */
export function moduleBytes(code: string, { sources, mappings }: SourceMap): ModuleBytes[] {
  const bytes = new Map<string, number>()
  const lines = code.split('\n')
  let source = 0
  for (const [at, segments] of mappings.split(';').entries()) {
    const line = lines[at] ?? ''
    let [module, from, column] = ['', 0, 0]
    const addUntil = (to: number) => {
      bytes.set(module, (bytes.get(module) ?? 0) + Buffer.byteLength(line.slice(from, to)))
      from = to
    }
    for (const segment of segments.split(',')) {
      const [step = 0, sourceStep] = numbersOf(segment)
      column += step
      addUntil(column)
      // A segment of one number belongs to no module: it is glue of the bundler.
      source += sourceStep ?? 0
      module = sourceStep === undefined ? '' : (sources[source] ?? '')
    }
    addUntil(line.length)
  }
  return [...bytes]
    .map(([name, size]) => ({ module: nameOf(name), bytes: size }))
    .filter((each) => each.bytes > 0)
    .sort((a, b) => b.bytes - a.bytes)
}

/** The numbers of a segment: base 64 of five bits each, the last one of a number below 32. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit)
    value += (bits & 31) << shift
    shift += 5
    if (bits & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    ;[value, shift] = [0, 0]
  }
  return numbers
}

/** `webpack://shell/../shared/src/ui/ui.ts` → `shared/src/ui/ui.ts`; a package by its name. */
function nameOf(source: string): string {
  if (source === '') return '(bundler)'
  const path = source.replace(/^webpack:\/\/[^/]*\/(?:\.\/|(?:\.\.\/)+)?/, '').replace(/\?.*$/, '')
  return path.replace(/^.*node_modules\/(?!\.federation)/, '')
}
