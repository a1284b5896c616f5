import type { BasketballMatch } from '@saidian/shared/contracts/basketball'
import type { MatchLists } from '../../sports/lists'

/** The lists as other modules read them. */
export type BasketballLists = MatchLists<BasketballMatch>
