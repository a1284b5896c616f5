import type { BasketballHeader, BasketballMatch } from '@saidian/shared/contracts/basketball'
import { withoutResult } from '@saidian/shared/lib/basketball'
import { headerResourceOf } from '../../../match/data/header.rules'

/** How the header of a basketball match is concealed and changed. */
export const headerResource = headerResourceOf<BasketballMatch, BasketballHeader>({
  withoutResult,
  withMatch: (header, match) => ({ ...header, match }),
})
