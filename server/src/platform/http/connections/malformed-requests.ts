import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { isAnswering } from './unfinished-answers'

/** Errors of Node's parser and of its time limits. */
type ParserError = Error & { code?: string; rawPacket?: Buffer; bytesParsed?: number }

const STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
/**
 * Half of the limit of all headers: cookies that are this long lock the visitor out. Our own take
 * 100 bytes.
 */
const TOO_LONG_COOKIES = 8 * 1024
/** A client that is still sending gets a reset, not the answer, if the socket closes at once. */
const LINGER_MS = 2_000

const PAGE = Buffer.from(`<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>赛点</title>
<body style="font:16px/1.6 sans-serif;padding:20vh 24px;text-align:center">
<p>浏览器为本站保存的 Cookie 过大，页面无法打开。</p>
<p>这些 Cookie 现已清除，请重新打开页面；如已登录，需要重新登录。</p>
<p><a href="/">重新打开</a></p>
`)
const CLEARS_COOKIES = [
  'Clear-Site-Data: "cookies"',
  'Content-Type: text/html; charset=utf-8',
  "Content-Security-Policy: default-src 'none'; style-src-attr 'unsafe-inline'",
  'X-Content-Type-Options: nosniff',
  'Cache-Control: no-store',
]

const answered = new WeakSet<Duplex>()

/**
 * Answers what Node's parser rejects, before there is a request. Cookies that are too long are
 * cleared, else every page is rejected for ever.
 */
export function answerMalformed(error: ParserError, socket: Duplex): void {
  // What the client still sends is an error each time.
  if (answered.has(socket)) return
  answered.add(socket)
  if (!socket.writable || isAnswering(socket)) {
    socket.destroy()
    return
  }
  const status = STATUS[error.code ?? ''] ?? 400
  const isPage = status === 431 && cookieBytesOf(error) > TOO_LONG_COOKIES
  const body = isPage ? PAGE : Buffer.alloc(0)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    `Content-Length: ${body.length}`,
    ...(isPage ? CLEARS_COOKIES : []),
  ]
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]))
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/**
 * Bytes of cookies in the packet before the parser gave up. A link of another site can make the
 * address long but not these; without that difference it would log visitors out. The packet may
 * begin in the middle of the cookies: no other header that a browser sends has `; name=`.
 */
function cookieBytesOf({ rawPacket, bytesParsed }: ParserError): number {
  const packet = rawPacket?.toString('latin1', 0, bytesParsed) ?? ''
  const line = packet.slice(packet.lastIndexOf('\r\n', packet.length - 3) + 1).trimStart()
  const isCookie = /^cookie:/i.test(line) || (line.length === packet.length && isInCookies(line))
  return isCookie ? line.length : 0
}

const isInCookies = (text: string) => /; [^\s=;,"]{1,200}=/.test(text)
