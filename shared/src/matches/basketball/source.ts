import { callEndpoint } from '../../api'
import {
  type BasketballList,
  type BasketballMatch,
  getBasketballMatches,
  isBasketballListEvent,
} from '../../contracts/basketball'
import { LIST_TYPE } from '../../contracts/matches'
import { TOPIC } from '../../contracts/sockets'
import { isOver } from '../../lib/basketball'
import { loadInBatches } from '../list/batches'
import type { DayPage } from '../list/selection'
import type { SportSource } from '../sport-source'
import { basketballRules } from './rules'

/** How basketball lists are read and followed. */
export const basketballSource: SportSource<BasketballMatch> = {
  rules: basketballRules,
  topic: TOPIC.basketballBoard,
  load: (http, selection, options) => {
    const read = (body: object) => callEndpoint(http, getBasketballMatches, { body }, options)
    if (selection.kind === 'today') return read({ type: LIST_TYPE.all })
    if (selection.kind === 'ids')
      return loadInBatches(selection.ids, (ids) => read({ ids: [...ids] }))
    return read({ type: LIST_TYPE.all, date: selection.date }).then(partOfDay(selection.type))
  },
  isEvent: isBasketballListEvent,
}

/** The call has no schedule and results (product-spec 5): both are parts of a whole day. */
function partOfDay(type: DayPage['type']): (day: BasketballList) => BasketballList {
  if (type === LIST_TYPE.all) return (day) => day
  const wantsResults = type === LIST_TYPE.results
  return (day) => ({
    ...day,
    matches: day.matches.filter(({ s }) => isOver(s) === wantsResults),
  })
}
