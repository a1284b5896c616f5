import { join } from 'node:path'
import { workspaceRoot } from '../federation/workspace'
import { startGallery } from './start-gallery'

/**
 * `pnpm gallery`: every piece of `shared` in all its states, in each theme and width, with its
 * code, at http://127.0.0.1:3200; `PORT` is another port. Rebuilt when a file changes.
 */
const { url } = await startGallery({
  output: join(workspaceRoot, 'var/gallery'),
  port: Number(process.env.PORT ?? 3200),
  onBuilt: (stats) => console.log(stats.toString({ preset: 'errors-warnings', colors: false })),
})
console.log(`The gallery is at ${url}`)
