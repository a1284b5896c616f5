import { type Node, parseSync } from '@swc/core'

const WORTH_PARSING = /timers\/promises|setTimeout|waitForTimeout/
const NEWLINE = 10

type Tree = Node & Record<string, unknown>
type Context = { timers: Set<string>; isPoll: boolean; isPromise: boolean }

/**
 * Lines of a source at which a test waits for a fixed time: `setTimeout` of `timers/promises`, a
 * promise that a timer resolves, or `waitForTimeout`. A pause between two looks at a condition (in
 * a `while` loop or a `for` loop that does not count) and a timer without a delay are none.
 */
export function fixedWaits(source: string, file: string): number[] {
  if (!WORTH_PARSING.test(source)) return []
  const tree = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') })
  const bytes = Buffer.from(source)
  const timers = new Set(importedTimers(source))
  const offsets: number[] = []
  collect(tree, { timers, isPoll: false, isPromise: false }, offsets)
  // Spans count bytes from the start of the first parsed source of the process.
  const start = tree.span.end - bytes.length
  return offsets.map((offset) => lineAt(bytes, offset - start))
}

/** Local names of `setTimeout` of `timers/promises`. */
function importedTimers(source: string): string[] {
  const imports = source.matchAll(/import \{([^}]*)\} from '(?:node:)?timers\/promises'/g)
  return [...imports]
    .flatMap(([, names = '']) => names.split(','))
    .flatMap((name) => /^\s*setTimeout(?: as (\w+))?\s*$/.exec(name)?.slice(0, 2) ?? [])
    .map((name) => name?.trim().replace(/^setTimeout as /, '') ?? '')
}

function collect(value: unknown, context: Context, found: number[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, context, found)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const node = value as Tree
  if (isFixedWait(node, context)) found.push((node.span as { start: number }).start)
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'span') collect(child, contextOf(node, key, context), found)
  }
}

/** Context of the children of a node under `key`. */
function contextOf(node: Tree, key: string, context: Context): Context {
  if (node.type === 'NewExpression') {
    return { ...context, isPromise: (node.callee as Tree).value === 'Promise' }
  }
  if (node.type === 'WhileStatement' || node.type === 'DoWhileStatement') {
    return { ...context, isPoll: true }
  }
  if (node.type === 'ForStatement') {
    return { ...context, isPoll: key === 'update' || !isCounting(node.update as Tree | null) }
  }
  if (node.type === 'ForOfStatement') return { ...context, isPoll: false }
  return context
}

/** `n++` or `n += 1`: such a loop repeats a wait, others repeat until a condition holds. */
function isCounting(update: Tree | null): boolean {
  if (update?.type === 'UpdateExpression') return true
  return update?.type === 'AssignmentExpression' && update.operator !== '='
}

function isFixedWait(node: Tree, { timers, isPoll, isPromise }: Context): boolean {
  if (node.type !== 'CallExpression' || isPoll) return false
  const callee = node.callee as Tree
  const args = node.arguments as { expression: Tree }[]
  if (callee.type === 'MemberExpression') {
    return (callee.property as Tree).value === 'waitForTimeout'
  }
  if (callee.type !== 'Identifier') return false
  if (timers.has(String(callee.value))) return args[0]?.expression.value !== 0
  const delay = args[1]?.expression
  return callee.value === 'setTimeout' && isPromise && delay !== undefined && delay.value !== 0
}

function lineAt(bytes: Buffer, offset: number): number {
  return bytes.subarray(0, offset).filter((byte) => byte === NEWLINE).length + 1
}
