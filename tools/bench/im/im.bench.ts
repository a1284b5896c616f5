import { runParts } from '../run-parts'
import { benchAcks } from './acks-part'
import { benchPages } from './pages/pages-part'
import { benchCrowd } from './sockets/crowd-part'
import { benchGroup } from './sockets/group-part'

/**
 * `pnpm bench im [--only acks|group|crowd|pages] [--seconds 10] [--scale 1]`: messages between
 * members; `--scale` for a smaller crowd.
 */
await runParts('im', {
  acks: benchAcks,
  group: benchGroup,
  crowd: benchCrowd,
  pages: benchPages,
})
