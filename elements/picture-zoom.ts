type Point = { x: number; y: number }

const maxScale = 5
const centre: Point = { x: 0, y: 0 }
/** A horizontal movement of a finger that changes the picture, in pixels. */
const swipe = 48
/** How far an arrow key moves an enlarged picture, in pixels. */
const keyStep = 96
const factors: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, '0': 0 }
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
}

/**
 * Enlarges the picture in `area` with two fingers, a double click or tap, or keys, and moves it where it is enlarged. The styles show
 * the attribute `data-zoomed`, and animate steps. Otherwise a finger swipes to the next picture (1) or the previous one (-1).
 */
export function zoomPictures(area: HTMLElement, onSwipe: (step: number) => void) {
  const pointers = new Map<number, Point>()
  let image = new Image()
  let scale = 1
  let offset = centre
  let swipedFrom: number | null = null

  /** The middle of points from the centre of the area, and the distance between two. */
  const measure = ([first = centre, second = first]: readonly Point[]) => {
    const { left, top, width, height } = area.getBoundingClientRect()
    return {
      x: (first.x + second.x - width) / 2 - left,
      y: (first.y + second.y - height) / 2 - top,
      spread: Math.hypot(first.x - second.x, first.y - second.y) || 1,
    }
  }

  /** What is at `from` is at `to` then, as far as the edges of the picture stay outside of the area. */
  const zoom = (wanted: number, from: Point, to = from) => {
    const next = Math.min(Math.max(wanted, 1), maxScale)
    const { clientWidth: width, clientHeight: height, naturalWidth, naturalHeight } = image
    const [fullWidth, fullHeight] = [naturalWidth || width, naturalHeight || height]
    const fit = next * Math.min(width / fullWidth, height / fullHeight)
    const limit = (value: number, size: number, space: number) => {
      const most = Math.max(0, (size * fit - space) / 2)
      return Math.min(Math.max(value, -most), most)
    }
    const ratio = next / scale
    offset = {
      x: limit(to.x - (from.x - offset.x) * ratio, fullWidth, width),
      y: limit(to.y - (from.y - offset.y) * ratio, fullHeight, height),
    }
    scale = next
    image.style.transform = `translate(${offset.x}px,${offset.y}px) scale(${scale})`
    // A picture follows fingers at once.
    image.style.transitionDuration = pointers.size > 0 ? '0s' : ''
    area.toggleAttribute('data-zoomed', scale > 1)
    // The browser loads a larger source.
    if (scale > 1) image.sizes = `${maxScale}00vw`
  }

  area.addEventListener('pointerdown', ({ pointerId, pointerType, button, clientX: x, clientY: y }) => {
    if (button !== 0) return
    swipedFrom = pointerType === 'touch' && pointers.size === 0 && scale === 1 ? x : null
    pointers.set(pointerId, { x, y })
    area.setPointerCapture(pointerId)
  })
  area.addEventListener('pointermove', ({ pointerId, clientX: x, clientY: y }) => {
    if (!pointers.has(pointerId)) return
    const before = measure([...pointers.values()])
    pointers.set(pointerId, { x, y })
    const after = measure([...pointers.values()])
    zoom((scale * after.spread) / before.spread, before, after)
  })
  area.addEventListener('pointerup', ({ clientX }) => {
    const moved = swipedFrom === null ? 0 : clientX - swipedFrom
    swipedFrom = null
    if (Math.abs(moved) > swipe) onSwipe(moved > 0 ? -1 : 1)
  })
  area.addEventListener('lostpointercapture', ({ pointerId }) => pointers.delete(pointerId))
  area.addEventListener('dblclick', ({ clientX: x, clientY: y }) =>
    zoom(scale > 1 ? 1 : maxScale / 2, measure([{ x, y }])),
  )
  // Else the browser can take two fingers for a scroll.
  area.addEventListener('touchmove', (event) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault()
  })

  return {
    /** Shows another picture, in its normal size. */
    show(picture: HTMLImageElement): void {
      image = picture
      scale = 1
      offset = centre
      area.removeAttribute('data-zoomed')
      area.replaceChildren(image)
    },
    /** Whether a key has enlarged or moved the picture. */
    takeKey(key: string): boolean {
      const factor = factors[key]
      const arrow = scale > 1 ? arrows[key] : undefined
      if (factor !== undefined) zoom(scale * factor, centre)
      if (arrow) zoom(scale, centre, arrow)
      return factor !== undefined || arrow !== undefined
    },
  }
}
