import type { SportSources } from '../sport'

/**
 * Sources of a sport with these importers. Lists show imported matches beside those of the running
 * feed; matches of another feed, such as the demo, are hidden. Importers share their matches: a row
 * names the importer that stored it first. A feed has only its own matches.
 */
export function createSources(imported: readonly string[]): SportSources {
  return {
    shown: (feedSource) => [feedSource, ...imported],
    sharing: (source) => (imported.includes(source) ? [...imported] : [source]),
  }
}
