/** The value of `--name value` on the command line; undefined without it. */
export function optionOf(name: string): string | undefined {
  const place = process.argv.indexOf(`--${name}`)
  if (place < 0) return undefined
  const value = process.argv[place + 1]
  if (value === undefined || value.startsWith('--')) throw new Error(`--${name} needs a value`)
  return value
}
