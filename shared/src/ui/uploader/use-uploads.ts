import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type EarlierPicture, type UploadItem, UploadList, type UploadRules } from './upload-list'

export type { EarlierPicture, UploadItem, UploadRules }

/**
 * Pictures that are uploaded as soon as they are chosen: checked first, each with its progress,
 * retried or removed by itself. Leaving the page aborts what is under way.
 */
export function useUploads<Reply>(rules: UploadRules<Reply>) {
  const latest = useRef(rules)
  useEffect(() => {
    latest.current = rules
  })
  const [list] = useState(() => new UploadList<Reply>(() => latest.current))
  useEffect(() => list.clear, [list])
  const items = useSyncExternalStore(list.subscribe, list.items)
  const { add, retry, remove, restore, move } = list
  return { items, add, retry, remove, restore, move }
}
