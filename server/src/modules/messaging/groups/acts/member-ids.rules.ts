/** Ids as the database writes them, each once: a caller may write 7 as 007. */
export function plainIds(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => String(BigInt(id))))]
}
