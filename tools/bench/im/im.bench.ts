import { runParts } from '../run-parts'
import { benchAcks } from './acks-part'

/** `pnpm bench im [--only acks] [--seconds 10]`: messages between members. */
await runParts('im', { acks: benchAcks })
