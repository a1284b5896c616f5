/** The names of the topics, built and taken apart here only. */
export const TOPIC = {
  footballBoard: 'board/football',
  footballMatch: (matchId: number) => `match/football/${matchId}`,
  user: (userId: string) => `user/${userId}`,
} as const

export type TopicPattern = 'board/:sport' | 'match/:sport/:id' | 'room/:id' | 'user/:id' | 'conv/:id'
