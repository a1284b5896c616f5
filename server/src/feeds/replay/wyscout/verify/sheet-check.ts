import type { FeedIncident } from '../../../feed'
import { playerKey } from '../archive/players'
import type { WyscoutMatch, WyscoutSide } from '../archive/shapes'

const GOALS = [1, 8]
const YELLOW = [3]
const RED = [4, 15]

/**
 * Differences in scorers, cards and substitutions between a timeline and its match file, as text;
 * empty when all agree.
 */
export function sheetDifferences(
  { teamsData }: WyscoutMatch,
  incidents: readonly FeedIncident[],
): string[] {
  return Object.values(teamsData).flatMap((side) => {
    const own = incidents.filter((one) => one.side === side.side)
    return [
      ...peopleOf(side).flatMap((person) => personDifferences(person, own)),
      ...changeDifferences(side, own),
    ].map((what) => `${side.side} ${what}`)
  })
}

type Person = WyscoutSide['formation']['lineup'][number]

function peopleOf({ formation }: WyscoutSide): Person[] {
  return [...formation.lineup, ...(formation.bench === 'null' ? [] : formation.bench)]
}

function personDifferences(person: Person, own: readonly FeedIncident[]): string[] {
  const key = playerKey(person.playerId)
  const of = (types: number[]) =>
    own.filter((one) => one.playerKey === key && types.includes(one.type))
  const goals = Number(person.goals) || 0
  const found = of(GOALS).length
  return [
    ...(found === goals ? [] : [`goals of ${key}: ${found} not ${goals}`]),
    ...minuteDifference(`yellow of ${key}`, of(YELLOW), person.yellowCards),
    ...minuteDifference(`red of ${key}`, of(RED), person.redCards),
  ]
}

function minuteDifference(what: string, incidents: FeedIncident[], onSheet: string): string[] {
  const want = Number(onSheet) > 0 ? [Number(onSheet)] : []
  const got = incidents.map(playedMinute)
  return `${got}` === `${want}` ? [] : [`${what}: minute ${got} not ${want}`]
}

function changeDifferences({ formation }: WyscoutSide, own: readonly FeedIncident[]): string[] {
  const listed = formation.substitutions === 'null' ? [] : formation.substitutions
  const want = listed
    .map(
      ({ playerIn, playerOut, minute }) =>
        `${playerKey(playerIn)} for ${playerKey(playerOut)} ${minute}'`,
    )
    .sort()
  const got = own
    .filter(({ type }) => type === 9)
    .map((one) => `${one.playerKey} for ${one.otherPlayerKey} ${playedMinute(one)}'`)
    .sort()
  return `${got}` === `${want}` ? [] : [`changes: ${got} not ${want}`]
}

/** Minutes of the match file include added time: 90+2 is 92. */
function playedMinute({ minute, addedMinute }: FeedIncident): number {
  return minute + (addedMinute ?? 0)
}
