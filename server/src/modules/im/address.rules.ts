/** Address of the message socket at an HTTP origin, such as `https://msg.example.com`. */
export function socketAddressOf(origin: string): {
  protocol: 'ws' | 'wss'
  host: string
  port: number
} {
  const { protocol, hostname, port } = new URL(origin)
  const isSecure = protocol === 'https:'
  return {
    protocol: isSecure ? 'wss' : 'ws',
    host: hostname,
    port: port ? Number(port) : isSecure ? 443 : 80,
  }
}
