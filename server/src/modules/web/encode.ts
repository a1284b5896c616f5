import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** A page is compressed for each reply: levels with little time and a small size. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}

/** Sends text in the smallest encoding that the client accepts. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? ''
  reply.header('vary', 'accept-encoding')
  if (accepts(accepted, 'br'))
    return reply.header('content-encoding', 'br').send(await brotli(text, { params }))
  if (accepts(accepted, 'gzip'))
    return reply.header('content-encoding', 'gzip').send(await zip(text))
  return reply.send(text)
}

function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...settings] = part
      .toLowerCase()
      .split(';')
      .map((text) => text.trim())
    return name === coding && !settings.some((setting) => /^q=0(\.0*)?$/.test(setting))
  })
}
