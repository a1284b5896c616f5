import type { FootballMatch } from '@saidian/shared/contracts/football'
import type { MatchLists } from '../../sports/lists'

/** The lists as other modules read them. */
export type FootballLists = MatchLists<FootballMatch>

/** Columns of a list row beside the score that other modules store. */
export type MatchColumns = Pick<FootballMatch, 'ranks' | 'lottery'>
