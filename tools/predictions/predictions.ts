/** `pnpm predictions verify`: the chain of predictions of any site, without trust in it. */
import { parseArgs } from 'node:util'
import { CommandError } from '../staff/command-error'
import { runCommand } from '../staff/run-command'
import { type KnownRecord, verifyChain } from './verify-chain'

const HELP = `pnpm predictions verify

  Downloads every record and every published head, and computes all hashes again.
  Fails at the first record that was changed, removed, or locked too late, and where the lists
  and counts of the site are not what the records say.

Options
  --url <address>          the site (http://127.0.0.1:$PORT, 8080)
  --known <record>:<hash>  a record whose hash you stored earlier; it must still be there`

runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string', default: `http://127.0.0.1:${process.env.PORT || '8080'}` },
      known: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help || positionals[0] === undefined) return HELP
  if (positionals[0] !== 'verify') throw new CommandError(HELP)
  const verified = await verifyChain(values.url, knownOf(values.known))
  return [
    `${verified.records} records and ${verified.heads} published heads, all as they were written.`,
    `${verified.predictions} predictions, each locked 10 minutes before its kick-off or earlier.`,
    `Store this for the next time: --known ${verified.records}:${verified.hash}`,
  ].join('\n')
})

function knownOf(text: string | undefined): KnownRecord | null {
  if (text === undefined) return null
  const [, record, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? []
  if (!record || !hash) throw new CommandError('--known is <record>:<hash>, as printed earlier.')
  return { record: Number(record), hash }
}
