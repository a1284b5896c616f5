import { CLOSE, isTerminalClose } from '../contracts/sockets'
import { type Backoff, createBackoff } from './backoff'
import { Alarm, browserClock, type Clock } from './clock'
import { Heartbeat } from './heartbeat'
import type { ConnectionState } from './topic-socket'

/** What a socket depends on; the browser's functions are the defaults. */
export type SocketDeps = {
  WebSocket?: new (url: string) => WebSocket
  clock?: Clock
  /** From 0 up to 1; spreads the retries. */
  random?: () => number
}

export type ConnectionOptions = SocketDeps & {
  /** Where to connect; asked before each try. */
  address: () => string | Promise<string>
  onOpen: () => void
  onText: (text: string) => void
  onMove: (state: ConnectionState, reason: string, closeCode?: number) => void
}

const CONNECT_MS = 5_000
const PROBE_MS = 5_000
const RETRY_BASE_MS = 5_000
const RETRY_MAX_MS = 30_000
/**
 * A server that starts again is away for some ten seconds: who waited longer and longer would find
 * it late.
 */
const STEADY_TRIES = 4
const QUICK_RETRY_MS = 1_000
const QUICK_AGAIN_MS = 10_000

/** One socket that comes back: idle → connecting → ready → waiting → … ; `closed` is for good. */
export class Connection {
  readonly #options: ConnectionOptions
  readonly #clock: Clock
  readonly #random: () => number
  readonly #backoff: Backoff
  readonly #heartbeat: Heartbeat
  readonly #alarm: Alarm
  #state: ConnectionState = 'idle'
  #socket: WebSocket | null = null
  #tries = 0
  #retryAfterMs: number | null = null
  #quickAt = Number.NEGATIVE_INFINITY

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#clock = options.clock ?? browserClock
    this.#random = options.random ?? Math.random
    this.#backoff = createBackoff(RETRY_BASE_MS, RETRY_MAX_MS, this.#random, STEADY_TRIES)
    this.#alarm = new Alarm(this.#clock)
    this.#heartbeat = new Heartbeat({
      clock: this.#clock,
      send: (text) => this.send(text),
      onDead: () => this.#retry('the server is silent', this.#quickDelayMs()),
    })
  }

  get state(): ConnectionState {
    return this.#state
  }

  /** Connects if nothing goes on, also after a close for good. */
  start(reason: string): void {
    if (this.#state === 'idle' || this.#state === 'closed') void this.#connect(reason)
  }

  stop(reason: string): void {
    this.#letGo()
    this.#backoff.reset()
    this.#move('idle', reason)
  }

  /** Ends for good: what the server said makes coming back useless. */
  finish(reason: string, closeCode?: number): void {
    this.#letGo()
    this.#move('closed', reason, closeCode)
  }

  /** The handshake is done: from now on a lost connection is one that worked. */
  ready(reason: string): void {
    this.#alarm.clear()
    this.#backoff.reset()
    this.#heartbeat.start()
    this.#move('ready', reason)
  }

  send(text: string): void {
    if (this.#socket?.readyState === 1) this.#socket.send(text)
  }

  /** The server is about to close and says when to come again. */
  retryAfter(ms: number): void {
    this.#retryAfterMs = ms
  }

  /**
   * The page woke up: waiting is over, and a connection that seems ready is asked whether it still
   * lives.
   */
  wake(reason: string): void {
    if (this.#state === 'waiting') void this.#connect(reason)
    else if (this.#state === 'ready') this.#heartbeat.probe(PROBE_MS)
  }

  async #connect(reason: string): Promise<void> {
    const thisTry = ++this.#tries
    this.#retryAfterMs = null
    // Before listeners run: the attempt ends whatever they do.
    this.#alarm.set(() => this.#retry('no connection in time'), CONNECT_MS)
    this.#move('connecting', reason)
    try {
      const address = await this.#options.address()
      if (thisTry === this.#tries) this.#open(address)
    } catch {
      if (thisTry === this.#tries) this.#retry('no address')
    }
  }

  #open(address: string): void {
    const socket = new (this.#options.WebSocket ?? WebSocket)(address)
    this.#socket = socket
    socket.onopen = () => this.#options.onOpen()
    socket.onmessage = ({ data }) => {
      this.#heartbeat.received()
      this.#options.onText(String(data))
    }
    socket.onclose = (event) => this.#closed(event)
    socket.onerror = () => {}
  }

  #closed({ code, reason, wasClean }: CloseEvent): void {
    const why = reason || `closed ${code}`
    if (isTerminalClose(code)) this.finish(why, code)
    else this.#retry(why, wasClean && isForThisSocketAlone(code) ? this.#quickDelayMs() : null)
  }

  /**
   * Soon, but not twice in a row: a server that closes every socket must not be asked every second.
   */
  #quickDelayMs(): number | null {
    const now = this.#clock.now()
    if (this.#state !== 'ready' || now - this.#quickAt < QUICK_AGAIN_MS) return null
    this.#quickAt = now
    return this.#random() * QUICK_RETRY_MS
  }

  #retry(reason: string, quickMs: number | null = null): void {
    const delayMs = this.#retryAfterMs ?? quickMs ?? this.#backoff.next()
    this.#letGo()
    this.#alarm.set(() => void this.#connect('trying again'), delayMs)
    this.#move('waiting', reason)
  }

  /** A stuck socket may never emit its close event, so nothing waits for it. */
  #letGo(): void {
    this.#tries++
    this.#alarm.clear()
    this.#heartbeat.stop()
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #move(state: ConnectionState, reason: string, closeCode?: number): void {
    this.#state = state
    this.#options.onMove(state, reason, closeCode)
  }
}

/** True when the server meant this socket; with the other codes it may have closed all of them. */
function isForThisSocketAlone(code: number): boolean {
  return code === 1000 || (code > CLOSE.shutdown && code < 5_000)
}
