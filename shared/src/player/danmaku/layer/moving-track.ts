/** After so many pixels the track begins again: none plays that long without a pause. */
const SPAN = 200_000
const SWEEP_MS = 2_000

type Added = { element: HTMLElement; top: number }
type Placed = { element: HTMLElement; end: number }

/**
 * One layer that moves to the left with all messages on it: they are equally fast. One animation of
 * the compositor for all costs a phone less than one for each, and goes on while the page is busy.
 * It ends when nothing is on it, so that an empty one draws nothing.
 */
export function createMovingTrack(box: HTMLElement) {
  const track = document.createElement('div')
  const placed = new Set<Placed>()
  let pixelsPerMs = 1
  let animation: Animation | null = null
  let sweep: ReturnType<typeof setInterval> | undefined

  const now = () => Number(animation?.currentTime ?? 0)

  function clear(nextPixelsPerMs = pixelsPerMs): void {
    pixelsPerMs = nextPixelsPerMs
    clearInterval(sweep)
    animation?.cancel()
    animation = null
    placed.clear()
    track.replaceChildren()
    track.remove()
  }

  function removePassed(): void {
    const passed = now() * pixelsPerMs
    for (const item of placed) {
      if (item.end > passed) continue
      placed.delete(item)
      item.element.remove()
    }
    if (placed.size === 0) clear()
  }

  return {
    /** False in old web views: they have no animations by script. */
    isPossible: typeof box.animate === 'function',
    elements: () => [...placed].map(({ element }) => element),
    clear,
    /** The time of the track, which stands while it does. */
    start(): { now: number; isNew: boolean } {
      if (animation) return { now: now(), isNew: false }
      box.append(track)
      animation = animate(track, SPAN / pixelsPerMs)
      animation.onfinish = () => clear()
      sweep = setInterval(removePassed, SWEEP_MS)
      return { now: 0, isNew: true }
    },
    /** Adds elements at the right end of a box of `width`; answers their widths. */
    add(added: readonly Added[], width: number): number[] {
      const left = width + now() * pixelsPerMs
      const widths = placeAt(track, added, left)
      added.forEach(({ element }, index) => {
        placed.add({ element, end: left + (widths[index] ?? 0) })
      })
      return widths
    },
    pause(isPaused: boolean): void {
      if (isPaused) animation?.pause()
      else animation?.play()
    },
  }
}

function animate(track: HTMLElement, duration: number): Animation {
  track.style.willChange = 'transform'
  const end = { transform: `translateX(${-SPAN}px)` }
  return track.animate([{ transform: 'translateX(0)' }, end], { duration })
}

/** Answers the widths, by one layout for all of them. */
function placeAt(track: HTMLElement, added: readonly Added[], left: number): number[] {
  for (const { element, top } of added) {
    element.style.left = `${left}px`
    element.style.top = `${top}px`
  }
  track.append(...added.map(({ element }) => element))
  return added.map(({ element }) => element.offsetWidth)
}
