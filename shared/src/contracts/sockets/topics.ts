/** The names of the topics, built and taken apart here only. */
export const TOPIC = {
  footballBoard: 'board/football',
  footballMatch: (matchId: number) => `match/football/${matchId}`,
  /** Odds of today's list at one company. */
  footballOdds: (companyId: number) => `odds/football/${companyId}`,
  basketballBoard: 'board/basketball',
  basketballMatch: (matchId: number) => `match/basketball/${matchId}`,
  basketballOdds: (companyId: number) => `odds/basketball/${companyId}`,
  /** What members say about a match. */
  matchRoom: (matchId: number) => `room/m${matchId}`,
  /** State, gifts and entrances of the room of an anchor; its messages, unless it shows a match. */
  room: (roomId: number) => `room/r${roomId}`,
  user: (userId: string) => `user/${userId}`,
  /** The log of a conversation between members. */
  conversation: (id: string) => `conv/${id}`,
} as const

export type TopicPattern =
  | 'board/:sport'
  | 'match/:sport/:id'
  | 'odds/:sport/:id'
  | 'room/:id'
  | 'user/:id'
  | 'conv/:id'
