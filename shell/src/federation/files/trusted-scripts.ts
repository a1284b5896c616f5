import { scriptUrlPolicy } from '../../trusted-types'
import type { IntegrityMap } from './integrity-map'

/**
 * Returns a function that makes script addresses of remotes; it throws for files outside the map.
 */
export function scriptUrlMaker(files: IntegrityMap): (url: string) => string {
  return scriptUrlPolicy('saidian-federation', (url) => void files.digestOf(url))
}
