import { paths } from './paths'

/**
 * Where `/` leads: to the streams, and while they are not published to the scores, because a
 * home that is not there would be the first thing a new visitor sees.
 *
 * @param isPublished whether the remote that owns a path is in the set of this page load
 */
export function homeTarget(isPublished: (path: string) => boolean): string {
  return isPublished(paths.streams()) ? paths.streams() : paths.scores()
}
