/** `pnpm stream <room> [file]`: sends a clip or a test picture into a room over RTMP. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { access } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { anchorStaffEndpoints } from '@saidian/shared/contracts/rooms'
import { CommandError } from '../staff/command-error'
import { PLACE_HELP, PLACE_OPTIONS, placeOf, runCommand } from '../staff/run-command'
import { staffClient } from '../staff/staff-client'
import { pushArguments } from './push-arguments.rules'

const HELP = `pnpm stream <room> [file]

  Sends a clip, over and over, or a test picture with a tone into a room until Ctrl+C.
  The room gets a new stream key; an encoder with the old one is disconnected.
  Needs ffmpeg.

Options
  --seconds <n>    ends by itself
${PLACE_HELP}`

const NO_FFMPEG =
  'ffmpeg is not installed. Install it (apt install ffmpeg, brew install ffmpeg), or publish ' +
  'with OBS and the key of the room. Demo rooms have video without it.'

runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { ...PLACE_OPTIONS, seconds: { type: 'string' } },
  })
  const [room = '', file = null, ...rest] = positionals
  const seconds = values.seconds === undefined ? null : Number(values.seconds)
  if (values.help) return HELP
  const isValid = /^[1-9]\d{0,9}$/.test(room) && rest.length === 0
  if (!isValid || (seconds !== null && !(seconds > 0))) throw new CommandError(HELP)
  // Before the key: a command that cannot work must not end the key of an encoder.
  if (spawnSync('ffmpeg', ['-version']).error) throw new CommandError(NO_FFMPEG)
  if (file !== null) await readable(file)
  const client = staffClient(placeOf(values))
  const made = await client.call(anchorStaffEndpoints.key, { body: { roomId: Number(room) } })
  process.stdout.write(`Room ${room} is on air. Ctrl+C ends it.\n`)
  const address = `${made.rtmpUrl}/${made.streamKey}`
  return push(pushArguments(address, { file, seconds }), room)
})

async function readable(file: string): Promise<void> {
  await access(file).catch(() => {
    throw new CommandError(`The file ${file} cannot be read.`)
  })
}

/** Resolves when ffmpeg has ended, by itself or by Ctrl+C, which reaches it too. */
async function push(args: string[], room: string): Promise<string> {
  const child = spawn('ffmpeg', args, { stdio: ['ignore', 'inherit', 'inherit'] })
  let isInterrupted = false
  const interrupt = () => {
    isInterrupted = true
    child.kill('SIGINT')
  }
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', interrupt)
  const [code] = await once(child, 'exit')
  if (code === 0 || isInterrupted) return `Room ${room} is off air.`
  throw new CommandError(`ffmpeg ended with code ${code}: is the RTMP port of the server open?`)
}
