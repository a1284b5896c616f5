import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'

/** Plain Fastify, which answers with the bytes of the product at the address in the arguments. */
const [url = ''] = process.argv.slice(2)

get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
  const body = await buffer(answer)
  const type = answer.headers['content-type'] ?? ''
  const coding = answer.headers['content-encoding'] ?? ''
  const app = Fastify()
  app.get(new URL(url).pathname, (_, reply) => {
    reply.header('content-type', type).header('content-encoding', coding).send(body)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.((app.server.address() as AddressInfo).port)
})
process.on('disconnect', () => process.exit(0))
