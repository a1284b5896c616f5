import { runParts } from '../run-parts'
import { benchMessageSearch } from './search-part'

/** `pnpm bench im-search`, with `--scale` for fewer messages. */
await runParts('im-search', { search: benchMessageSearch })
