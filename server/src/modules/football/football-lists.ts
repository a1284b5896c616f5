import type { BoardMatch } from '@saidian/shared/contracts/football'
import type { MatchLists } from '../../sports/lists'

/** The lists as other modules read them. */
export type FootballLists = MatchLists<BoardMatch>

/** Columns of a list row beside the score that other modules store. */
export type MatchColumns = Pick<BoardMatch, 'ranks' | 'lottery'>
