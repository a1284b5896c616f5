/**
 * Address of the larger picture; empty without one. The smaller one has `-96` instead of `-256`.
 */
export function portraitPath(key: string | null): string {
  return key === null ? '' : `/uploads/portraits/${key}-256.webp`
}

export function waitingPath(key: string | null): string {
  return key === null ? '' : `/uploads/waiting/${key}-256.webp`
}
