/**
 * Puts `params` into the `:name` places of an endpoint's path, encoded. Throws when one is missing.
 */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`path ${path} needs the parameter "${name}"`)
    return encodeURIComponent(String(value))
  })
}
