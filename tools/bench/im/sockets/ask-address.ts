import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Envelope } from '@saidian/shared/contracts/http'
import { postSocketAddress, type SocketAddress } from '@saidian/shared/contracts/sockets'

/** Devices have a connection each; here they share some, since a process has 20 000. */
const agent = new Agent({ keepAlive: true, maxSockets: 100 })

/** Asks for the address of the socket and a ticket, as a device does. */
export async function askAddress(port: number, token: string): Promise<SocketAddress> {
  const { method, path } = postSocketAddress
  const headers = { accesstoken: token, 'content-length': 0 }
  const asked = request({ host: '127.0.0.1', port, method, path, headers, agent })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const { code, data, message } = (await json(answer)) as Envelope<SocketAddress>
  if (code !== 200 || !data) throw new Error(`no address: ${code} ${message}`)
  return data
}
