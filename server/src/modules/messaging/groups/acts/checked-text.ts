import { RequestError } from '../../../../platform/errors'
import { type TextFilter, writtenLine } from '../../../../platform/text-filter'
import { GROUP_NAME, GROUP_TEXT, linesOf } from '../group-text.rules'

type Filter = Pick<TextFilter, 'check' | 'mask'>

/** The stored form of a name; it is never shown in part, so what is masked elsewhere is unfit. */
export function checkedName(filter: Filter, typed: string): string {
  const name = writtenLine(typed)
  if (name === '') throw new RequestError('request.invalid', { field: 'name' })
  if (filter.check(name, GROUP_NAME).length > 0)
    throw new RequestError('group.name_unfit', { field: 'name' })
  return name
}

/** The stored form of a notice, perhaps empty, with `*` for what is listed to be masked. */
export function checkedNotice(filter: Filter, typed: string): string {
  const notice = linesOf(typed)
  if (isUnfit(filter, notice)) throw new RequestError('group.name_unfit', { field: 'notice' })
  return filter.mask(notice)
}

/** The stored form of what one writes who asks to join. */
export function checkedMessage(filter: Filter, typed: string): string {
  const message = writtenLine(typed)
  if (isUnfit(filter, message)) throw new RequestError('message.text_unfit', { field: 'message' })
  return filter.mask(message)
}

function isUnfit(filter: Filter, text: string): boolean {
  return filter.check(text, GROUP_TEXT).some(({ severity }) => severity !== 'mask')
}
