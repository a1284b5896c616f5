/** True when a granted scope covers the wanted one; `publish` covers every right to publish. */
export function covers(granted: readonly string[], wanted: string): boolean {
  const [kind] = wanted.split(':')
  return granted.some((scope) => {
    if (scope === '*' || scope === wanted || scope === `${kind}:*`) return true
    return wanted === kind && scope.startsWith(`${kind}:`)
  })
}
