import type { ModeratedKind } from './moderated-kind'

/** The kind that a module offers under this name. */
export function kindOf(kinds: readonly ModeratedKind[], { kind }: { kind: string }): ModeratedKind {
  const found = kinds.find(({ name }) => name === kind)
  if (!found) throw new Error(`no module moderates ${kind}`)
  return found
}
