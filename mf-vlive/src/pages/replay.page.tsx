import type { ApiError } from '@saidian/shared/api'
import { usePageText } from '@saidian/shared/host'
import { useSearchParams } from '@saidian/shared/router'
import { useReplayQuery } from '../features/replay/replay.api'
import { ReplayView } from '../features/replay/replay-view'
import { BackButton } from '../features/room/stage/room-stage'
import { RoomMissing, RoomSkeleton } from './room-states'

const RECORDING_ID = /^\d{1,15}$/
/** Says the same as the server of one that is gone. */
const NONE = '回放不存在或已过期'

/** 直播回放: a recorded broadcast. */
export function ReplayPage() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  if (!RECORDING_ID.test(id)) return <RoomMissing text={NONE} />
  return <Recorded key={id} recordingId={Number(id)} />
}

function Recorded({ recordingId }: { recordingId: number }) {
  const { currentData, error, refetch } = useReplayQuery(recordingId)
  const title = currentData?.recording.title
  usePageText(title === undefined ? null : { title: `${title} - 直播回放` })
  if (currentData) return <ReplayView replay={currentData} back={<BackButton />} />
  if (!error) return <RoomSkeleton />
  const { reason, message } = error as Partial<ApiError>
  if (reason === 'room.no_such_recording') return <RoomMissing text={NONE} />
  if (reason === 'room.recording_gone') return <RoomMissing text={message ?? NONE} />
  return <RoomMissing text={message || '加载失败'} onRetry={() => void refetch()} />
}
