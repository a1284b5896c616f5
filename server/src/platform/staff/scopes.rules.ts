/** True when one of the granted scopes covers the wanted one; `publish` alone is any right to publish. */
export function covers(granted: readonly string[], wanted: string): boolean {
  const [kind] = wanted.split(':')
  return granted.some((scope) => {
    if (scope === '*' || scope === wanted || scope === `${kind}:*`) return true
    return wanted === kind && scope.startsWith(`${kind}:`)
  })
}
