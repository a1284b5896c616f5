import { api, queryOf } from '@saidian/shared/api'
import { getReplay } from '@saidian/shared/contracts/rooms'
import { VideoPlayer } from '@saidian/shared/player'
import { ErrorState } from '@saidian/shared/ui'
import { type ReactNode, useRef } from 'react'

const replayApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    articleReplay: queryOf(build, getReplay, {
      args: (recordingId: number) => ({ params: { recordingId } }),
    }),
  }),
})

type ArticleVideoProps = { recordingId: number; title: string; loading: ReactNode }

/** The player of a recording inside an article. */
export function ArticleVideo({ recordingId, title, loading }: ArticleVideoProps) {
  const { currentData, error, refetch } = replayApi.useArticleReplayQuery(recordingId)
  const isFirst = useRef(true)
  if (!currentData) {
    return error ? <ErrorState text="视频加载失败" onRetry={refetch} /> : loading
  }
  const { url, recording, room } = currentData
  /** The address that came with the page, once; later ones are freshly signed. */
  async function load() {
    const known = isFirst.current
    isFirst.current = false
    return known ? { url } : refetch().unwrap()
  }
  return (
    <VideoPlayer
      kind="replay"
      title={title}
      poster={room.cover}
      load={load}
      durationMs={recording.durationMs}
    />
  )
}
