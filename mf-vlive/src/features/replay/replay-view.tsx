import { paths } from '@saidian/shared/contracts/page'
import type { Replay } from '@saidian/shared/contracts/rooms'
import { formatDate } from '@saidian/shared/lib'
import { Link } from '@saidian/shared/router'
import { Portrait } from '@saidian/shared/ui/subpages'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Cover } from '../../cards/cover'
import { vlivePaths } from '../../paths'
import { Recordings } from '../../recordings/recordings'
import css from './replay.module.css'
import { scoreAt } from './replay-moment.rules'

const ReplayPlayer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "replay-player" */ './replay-player')).ReplayPlayer,
}))

/** A recorded broadcast: the video, the match as it stood at that moment, other recordings. */
export function ReplayView({ replay, back }: { replay: Replay; back: ReactNode }) {
  const { recording, room } = replay
  const [second, setSecond] = useState(0)
  return (
    <main className={css.page}>
      <div className={css.stage}>
        <Suspense fallback={<Cover {...room} isFirst />}>
          <ReplayPlayer
            replay={replay}
            // In whole seconds, so that the page is not drawn four times a second.
            onTime={(ms) => setSecond(Math.floor(ms / 1000))}
            fallback={
              recording.match && (
                <Link className={css.instead} to={paths.match(recording.match)}>
                  看动画和文字直播 ›
                </Link>
              )
            }
          />
        </Suspense>
        <div className={css.top}>{back}</div>
      </div>
      <ReplayStrip replay={replay} atMs={recording.startedAt + second * 1000} />
      <div className={css.about}>
        <Portrait
          name={room.anchor.nickName}
          id={room.anchor.id}
          src={room.anchor.portrait}
          size={48}
        />
        <div className={css.text}>
          <h1 className={css.title}>{recording.title}</h1>
          <p className={css.when}>
            {room.anchor.nickName} · {formatDate(recording.startedAt, 'M月d日 hh:mm')}
          </p>
        </div>
        <Link className={css.room} to={vlivePaths.room(room.id)}>
          进直播间
        </Link>
      </div>
      <section className={css.others}>
        <h2 className={css.heading}>全部回放</h2>
        <Recordings roomId={room.id} shownId={recording.id} />
      </section>
    </main>
  )
}

function ReplayStrip({ replay, atMs }: { replay: Replay; atMs: number }) {
  const { match } = replay.recording
  if (!match) return null
  const score = scoreAt(replay.scores, atMs)
  return (
    <Link className={css.strip} to={paths.match(match)}>
      <span className={css.side}>{match.home}</span>
      <b className={css.score}>{score ? `${score.home} - ${score.away}` : 'VS'}</b>
      <span className={css.side}>{match.away}</span>
      <span className={css.state}>{score?.state}</span>
      <span className={css.more}>比赛详情 ›</span>
    </Link>
  )
}
