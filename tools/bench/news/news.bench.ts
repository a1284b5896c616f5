import { runParts } from '../run-parts'
import { benchCalls } from './calls/calls-part'
import { benchLikes } from './likes/likes-part'
import { benchPictures } from './pictures/pictures-part'
import { benchScreens } from './screens/screens-part'
import { benchSearch } from './search/search-part'

/**
 * `pnpm bench news [--only <part>]`. The parts `calls` and `search` take `--scale` for less data.
 */
await runParts('news', {
  calls: benchCalls,
  likes: benchLikes,
  pictures: benchPictures,
  search: benchSearch,
  screens: benchScreens,
})
