import type { Team } from '../contracts/matches'

/** Name of a match in plain text, such as `阿森纳 - 切尔西`. */
export function matchTitle(home: Pick<Team, 'shortZh'>, away: Pick<Team, 'shortZh'>): string {
  return `${home.shortZh} - ${away.shortZh}`
}
