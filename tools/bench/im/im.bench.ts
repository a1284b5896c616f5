import { runParts } from '../run-parts'
import { benchAcks } from './acks-part'
import { benchCrowd } from './sockets/crowd-part'
import { benchGroup } from './sockets/group-part'

/** `pnpm bench im [--only acks|group|crowd] [--seconds 10]`: messages between members. */
await runParts('im', { acks: benchAcks, group: benchGroup, crowd: benchCrowd })
