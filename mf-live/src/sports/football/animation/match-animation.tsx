import { useTicking } from '@saidian/shared/ui'
import { useCallback, useRef } from 'react'
import { useMatchContext } from '../../../match/match-context'
import { type BallPositions, useMatchBallPositionsQuery } from './ball-positions.api'
import { drawPitch, type PitchColours, pitchColours } from './draw-pitch'
import css from './match-animation.module.css'
import { bufferSeconds, freshGoal, momentShown } from './moment.rules'
import { actionLabel, type Play, playAt } from './play.rules'
import { useFrames } from './use-frames'

const NOTHING: BallPositions = { ballPositions: [], clockOffsetMs: 0 }

/** 动画直播: the ball on a drawn pitch, and a caption. */
export function MatchAnimation() {
  const { matchId, home, away, clock } = useMatchContext()
  const { currentData = NOTHING } = useMatchBallPositionsQuery(matchId)
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef(currentData)
  latest.current = currentData
  const colours = useRef<{ theme: string | undefined; values: PitchColours } | null>(null)

  const nowSeconds = useCallback(
    () => (Date.now() + latest.current.clockOffsetMs - clock().delayMs) / 1000,
    [clock],
  )
  const playNow = useCallback((): Play | null => {
    const { ballPositions } = latest.current
    return playAt(
      ballPositions,
      momentShown(ballPositions, nowSeconds(), bufferSeconds(clock().feed.speed)),
    )
  }, [clock, nowSeconds])

  const draw = useCallback(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const width = Math.round(element.clientWidth * devicePixelRatio)
    const height = Math.round(element.clientHeight * devicePixelRatio)
    if (element.width !== width || element.height !== height)
      Object.assign(element, { width, height })
    const { theme } = document.documentElement.dataset
    if (!colours.current || colours.current.theme !== theme) {
      colours.current = { theme, values: pitchColours(element) }
    }
    drawPitch(context, { width, height }, playNow(), colours.current.values)
  }, [playNow])
  useFrames(canvas, draw)

  const caption = useTicking(
    useCallback(() => {
      // The caption has no buffer: it shows a goal as soon as it is published.
      const play = freshGoal(latest.current.ballPositions, nowSeconds()) ?? playNow()
      if (!play) return '正在等待动画数据'
      const team = play.side === 'home' ? home.shortZh : play.side === 'away' ? away.shortZh : ''
      return `${team} ${actionLabel(play.act)}`.trim()
    }, [playNow, nowSeconds, home, away]),
  )

  return (
    <figure className={css.figure}>
      <canvas ref={canvas} className={css.canvas} role="img" aria-label="比赛动画" />
      <figcaption className={css.caption}>{caption}</figcaption>
      <span className={css.home} aria-hidden="true">
        {home.shortZh} →
      </span>
      <span className={css.away} aria-hidden="true">
        ← {away.shortZh}
      </span>
    </figure>
  )
}
