import { spawn } from 'node:child_process'
import { createFileHeader, createFlvReader, type FlvTag, TAG } from '../flv'
import type { LiveStream } from '../hub'
import { SMOOTH_ARGUMENTS } from './ffmpeg'

/** Bytes that wait for the program; beyond them pictures are left out up to a key frame. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024

export type Transcoder = { end: () => void }

type TranscoderOptions = {
  program: string
  source: LiveStream
  /** A tag of the source was sent to the program. */
  onSent: (tag: FlvTag) => void
  onTag: (tag: FlvTag) => void
  /** The program is over, for whatever reason. Called once. */
  onExit: (reason: string) => void
}

/** Sends a stream through ffmpeg and reads what comes out. */
export function startTranscoder(options: TranscoderOptions): Transcoder {
  const { program, source, onSent, onTag, onExit } = options
  const child = spawn(program, SMOOTH_ARGUMENTS, { stdio: ['pipe', 'pipe', 'pipe'] })
  const reader = createFlvReader()
  let reason = ''
  let isOver = false
  let isBehind = false
  let unsubscribe: (() => void) | null = null

  function end(why = 'ended'): void {
    if (isOver) return
    isOver = true
    unsubscribe?.()
    child.kill('SIGKILL')
    onExit(reason.trim() || why)
  }

  function send(tag: FlvTag): void {
    const { type, wire, isKeyframe, isHeader } = tag
    if (isOver) return
    if (type !== TAG.data && !isHeader) onSent(tag)
    const { writableLength } = child.stdin
    if (writableLength > MAX_WAITING_BYTES) isBehind = true
    else if (isKeyframe) isBehind = false
    if (!isBehind || isHeader) child.stdin.write(wire)
  }

  child.on('error', (error) => end(error.message))
  child.on('exit', (code) => end(`exit code ${code}`))
  child.stdin.on('error', () => undefined)
  child.stderr.on('data', (bytes) => {
    reason = `${reason}${bytes}`.slice(-500)
  })
  child.stdout.on('data', (bytes: Buffer) => {
    if (isOver) return
    try {
      for (const tag of reader.read(bytes)) if (!isEmpty(tag)) onTag(tag)
    } catch (error) {
      end((error as Error).message)
    }
  })
  child.stdin.write(createFileHeader(source.headers().tracks))
  unsubscribe = source.subscribe({ onTag: send, onEnd: () => end('the stream ended') })
  if (isOver) unsubscribe()
  return { end }
}

/** ffmpeg marks the end of a sequence by a tag without content. */
const isEmpty = ({ type, data }: FlvTag) => type !== TAG.data && data.length < 2
