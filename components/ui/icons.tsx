const paths = {
  'arrow-right': 'M4 12h15m-6-6 6 6-6 6',
  'arrow-left': 'M20 12H5m6-6-6 6 6 6',
  'arrow-out': 'M7 17 17 7M8.5 7H17v8.5',
  bookmark: 'M6.5 4.5h11v15.5L12 15.6l-5.5 4.4z',
  search: 'M10.8 4a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6zm5 11.8 4.7 4.7',
  close: 'm6.5 6.5 11 11m0-11-11 11',
  play: 'M8 5.2v13.6a.6.6 0 0 0 .92.5l10.4-6.8a.6.6 0 0 0 0-1L8.92 4.7A.6.6 0 0 0 8 5.2z',
  pin: 'M12 21s7-6.1 7-11.3A6.9 6.9 0 0 0 12 3a6.9 6.9 0 0 0-7 6.7C5 14.9 12 21 12 21zm0-8.6a2.6 2.6 0 1 1 0-5.2 2.6 2.6 0 0 1 0 5.2z',
  feed: 'M5.5 17.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM4.5 11a8.5 8.5 0 0 1 8.5 8.5M4.5 4.5a15 15 0 0 1 15 15',
  link: 'M10 13.5a4.2 4.2 0 0 0 6 .3l3-3a4.2 4.2 0 0 0-6-6l-1.2 1.2M14 10.5a4.2 4.2 0 0 0-6-.3l-3 3a4.2 4.2 0 0 0 6 6l1.2-1.2',
  share: 'M12 15V4m-4 4 4-4 4 4M6.5 11H5v9h14v-9h-1.5',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9.5h17m-17 5h17M12 3c2.4 2.5 3.6 5.5 3.6 9s-1.2 6.5-3.6 9c-2.4-2.5-3.6-5.5-3.6-9S9.6 5.5 12 3z',
} as const

type IconName = keyof typeof paths

/** In the size of the surrounding text. Hidden from assistive technology, because each icon is next to a text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={name === 'play' ? 0 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="inline-block size-[1.1em] shrink-0 align-[-0.18em]"
    >
      <path d={paths[name]} />
    </svg>
  )
}
