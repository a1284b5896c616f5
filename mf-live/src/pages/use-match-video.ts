import { useContributions } from '@saidian/shared/host'
import type { ListMatch, SportView } from '@saidian/shared/matches'
import { useState } from 'react'
import type { SportMatch } from '../sports/sport-match'
import { useMatchRoomsQuery } from './match-video.api'

/** The widget that shows video of a match on air, if a remote contributes one, and its switch. */
export function useMatchVideo(view: SportMatch, rules: SportView, match: ListMatch) {
  const [isOn, setOn] = useState(false)
  const widget = useContributions('match.video').find(({ sports }) => sports.includes(view.sport))
  const mayHaveVideo = widget !== undefined && !rules.isOver(match)
  const { data: rooms = [] } = useMatchRoomsQuery(match.id, { skip: !mayHaveVideo })
  const isOffered = mayHaveVideo && (rooms.length > 0 || isOn)
  return { widget: isOffered ? widget : null, isOn, toggle: () => setOn(!isOn) }
}
