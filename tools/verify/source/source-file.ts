import { type ParseOptions, parseSync } from '@swc/core'

/** A name that a file declares or writes as a key, with the line it stands on. */
export type NamePlace = { name: string; line: number }

/** A function and how many lines it takes, comments inside included. */
export type FunctionSize = { name: string; line: number; lines: number }

type Node = { type?: string; span?: { start: number; end: number } } & Record<string, unknown>

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'MethodProperty',
])
const LEADING_TRIVIA = /^(?:#![^\n]*\n)?(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/

/**
 * Reads the names and functions of a TypeScript or JavaScript file, and the lines with `...{ }`. A
 * member that is read (`hash.digest`) is the name of whoever declared it and is left out.
 */
export function readSourceFile(path: string, text: string) {
  const options: ParseOptions = { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' }
  const module = parseSync(text, options)
  const bytes = Buffer.from(text)
  // Spans count bytes from the first token, on from all that the process parsed before.
  const leading = Buffer.byteLength(LEADING_TRIVIA.exec(text)?.[0] ?? '')
  const origin = module.span.start - leading
  const lineAt = (offset: number) => countLines(bytes.subarray(0, offset - origin))
  const names: NamePlace[] = []
  const functions: FunctionSize[] = []
  const literalSpreads: number[] = []

  visit(module.body, (node, isMember) => {
    const { type, span } = node
    if (!type || !span) return
    if ((type === 'Identifier' || type === 'PrivateName') && !isMember) {
      names.push({ name: String(node.value), line: lineAt(span.start) })
    }
    if (type === 'ObjectExpression')
      literalSpreads.push(...spreadLiterals(node).map(({ start }) => lineAt(start)))
    if (!FUNCTIONS.has(type)) return
    const lines = countLines(bytes.subarray(span.start - origin, span.end - origin))
    functions.push({ name: nameOf(node), line: lineAt(span.start), lines })
  })
  return { names, functions, literalSpreads }
}

/** Object literals that are spread into this one. */
function spreadLiterals({ properties }: Node): { start: number }[] {
  return (properties as (Node & { arguments?: Node })[]).flatMap(({ type, arguments: value }) =>
    type === 'SpreadElement' && value?.type === 'ObjectExpression' && value.span
      ? [value.span]
      : [],
  )
}

function visit(node: unknown, act: (node: Node, isMember: boolean) => void, isMember = false) {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, act)
    return
  }
  if (typeof node !== 'object' || node === null) return
  act(node as Node, isMember)
  for (const [key, value] of Object.entries(node)) {
    if (key === 'span') continue
    visit(value, act, key === 'property' && (node as Node).type === 'MemberExpression')
  }
}

function nameOf(node: Node): string {
  const named = (node.identifier ?? node.key) as { value?: unknown } | undefined
  return typeof named?.value === 'string' ? named.value : 'a function'
}

function countLines(bytes: Buffer): number {
  let lines = 1
  for (const byte of bytes) if (byte === 10) lines += 1
  return lines
}
