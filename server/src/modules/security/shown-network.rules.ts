const IPV4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i

/** The network of an address as the log stores it: /24 or /48, too coarse to identify a person. */
export function shownNetwork(address: string): string {
  const [, three] = IPV4.exec(address) ?? []
  if (three !== undefined) return `${three}.0/24`
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, 3).join(':')}::/48`
}
