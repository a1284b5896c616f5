export type { ListedMatch, MatchLists, ReadColumns } from './match-lists'
