/** What a frame of Google Maps shows. */
type MapFrame = {
  /** In words or as coordinates. */
  place: string | null
  /** A page for it: opened as a page, the frame shows an error. */
  url: string | null
}

/** Null for every other URL. */
export function toMapFrame(href: string): MapFrame | null {
  const url = new URL(href)
  const { hostname, pathname, searchParams } = url
  const isMap = mapHost.test(hostname) && (hostname.startsWith('maps.') || pathname.startsWith('/maps'))
  if (!isMap || !framePath.test(pathname)) return null
  const ownMap = pathname.includes('/d/') ? searchParams.get('mid') : null
  if (ownMap) return { place: null, url: `${page}d/viewer?mid=${encodeURIComponent(ownMap)}` }
  const place = (placeParameter(searchParams) ?? placeOfCode(searchParams.get('pb') ?? '')).trim()
  if (place !== '') return { place, url: `${page}search/?api=1&query=${encodeURIComponent(place)}` }
  searchParams.delete('output')
  return { place: null, url: pathname.includes('embed') ? null : url.href }
}

const page = 'https://www.google.com/maps/'
const mapHost = /^(?:www\.|maps\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/
const framePath = /^\/(?:maps(?:\/embed(?:\/v1\/\w+)?|\/d\/(?:u\/\d+\/)?embed)?\/?)?$/

/** Of the Maps Embed API and of older frames: a place, the end of a route, or a point. */
const parameters = ['q', 'query', 'destination', 'daddr', 'location', 'center', 'll']

function placeParameter(search: URLSearchParams): string | undefined {
  const values = parameters.map((name) => search.get(name) ?? '')
  // Nobody can search for the id of a place.
  return values.find((value) => value.trim() !== '' && !value.startsWith('place_id:'))?.toWellFormed()
}

/** A frame that Google Maps offers to copy has its fields behind exclamation marks: the name of the place, or its coordinates. */
function placeOfCode(code: string): string {
  // Where a route ends is its last place.
  const [, kind, name = ''] = [...code.matchAll(/!1s0x[\da-f]+:0x[\da-f]+!2([sz])([^!]+)/gi)].at(-1) ?? []
  if (kind !== undefined) return kind === 's' ? name : Buffer.from(name, 'base64').toString()
  const [, longitude, latitude] = /!1d-?[\d.]+!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(code) ?? []
  return longitude === undefined ? '' : `${latitude},${longitude}`
}
