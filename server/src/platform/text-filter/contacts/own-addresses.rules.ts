/** Takes the product's own addresses out of a text in plain letters; their paths stay. */
export type LeaveOut = (plain: string) => string

/** Of these origins, with or without their scheme; a longer host is another one. */
export function createLeaveOut(origins: readonly string[]): LeaveOut {
  if (origins.length === 0) return (plain) => plain
  const hosts = origins.map((origin) => {
    const { host, port, protocol } = new URL(origin)
    const standard = protocol === 'https:' ? ':443' : ':80'
    return `${host.replace(/[.[\]]/g, '\\$&')}${port === '' ? `(?:${standard})?` : ''}`
  })
  const own = new RegExp(
    `(?<![\\p{L}\\p{N}.@_-])(?:https?:\\/\\/)?(?:${hosts.join('|')})(?![-@:_a-z0-9]|\\.[a-z0-9])`,
    'gu',
  )
  return (plain) => plain.replace(own, ' ')
}
