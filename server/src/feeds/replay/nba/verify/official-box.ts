import Type, { type Static } from 'typebox'
import type { FeedPlayerLine } from '../../../feed'
import { readRecorded } from '../../recorded-file'
import { playerKey } from '../game/game-key'
import { besideGame, type GameFiles } from '../recordings/find-games'

const Figure = Type.Number()
const Statistics = Type.Object({
  minutes: Type.String(),
  points: Figure,
  fieldGoalsMade: Figure,
  fieldGoalsAttempted: Figure,
  threePointersMade: Figure,
  threePointersAttempted: Figure,
  freeThrowsMade: Figure,
  freeThrowsAttempted: Figure,
  reboundsOffensive: Figure,
  reboundsDefensive: Figure,
  assists: Figure,
  steals: Figure,
  blocks: Figure,
  turnovers: Figure,
  foulsPersonal: Figure,
  plusMinusPoints: Figure,
})
const Team = Type.Object({
  players: Type.Array(
    Type.Object({ personId: Type.Integer(), status: Type.String(), statistics: Statistics }),
  ),
})
const OfficialBox = Type.Object({ game: Type.Object({ homeTeam: Team, awayTeam: Team }) })

/** The line of a player as the league published it. */
export type ExpectedLine = Partial<Omit<FeedPlayerLine, 'playerKey'>>

/** The official box score of a game in the live format, by the key of the player. */
export async function officialBox(game: GameFiles): Promise<Map<string, ExpectedLine>> {
  const file = besideGame(game, `live_boxscore_${game.id}.json`)
  const { homeTeam, awayTeam } = (await readRecorded(file, OfficialBox)).game
  const players = [...homeTeam.players, ...awayTeam.players]
  return new Map(
    players
      .filter(({ status }) => status === 'ACTIVE')
      .map(({ personId, statistics }) => [playerKey(personId), expectedLine(statistics)]),
  )
}

function expectedLine(figures: Static<typeof Statistics>): ExpectedLine {
  const [, minutes, seconds] = /^PT(\d+)M([\d.]+)S$/.exec(figures.minutes) ?? []
  return {
    seconds: Math.round(Number(minutes) * 60 + Number(seconds)),
    points: figures.points,
    fieldGoals: [figures.fieldGoalsMade, figures.fieldGoalsAttempted],
    threes: [figures.threePointersMade, figures.threePointersAttempted],
    freeThrows: [figures.freeThrowsMade, figures.freeThrowsAttempted],
    offensiveRebounds: figures.reboundsOffensive,
    defensiveRebounds: figures.reboundsDefensive,
    assists: figures.assists,
    steals: figures.steals,
    blocks: figures.blocks,
    turnovers: figures.turnovers,
    fouls: figures.foulsPersonal,
    plusMinus: figures.plusMinusPoints,
  }
}
