/** A WebSocket whose other end is the test. */
export class ScriptedSocket {
  static all: ScriptedSocket[] = []
  readonly url: string
  readonly sent: string[] = []
  readyState = 0
  isClosedByPage = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null
  onerror: (() => void) | null = null

  constructor(url: string) {
    this.url = url
    ScriptedSocket.all.push(this)
  }

  /** The constructor under the type that the sockets ask for. */
  static asWebSocket(): new (url: string) => WebSocket {
    return ScriptedSocket as unknown as new (
      url: string,
    ) => WebSocket
  }

  static latest(): ScriptedSocket {
    const socket = ScriptedSocket.all.at(-1)
    if (!socket) throw new Error('nobody connected')
    return socket
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.isClosedByPage = true
    this.readyState = 3
  }

  open(): void {
    this.readyState = 1
    this.onopen?.()
  }

  say(frame: unknown): void {
    this.onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) })
  }

  welcome(): void {
    this.open()
    this.say({ op: 'welcome', v: 1, connection: 'c' })
  }

  drop(code = 1006, wasClean = code !== 1006, reason = ''): void {
    this.readyState = 3
    this.onclose?.({ code, reason, wasClean })
  }
}
