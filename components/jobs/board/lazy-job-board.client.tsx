'use client'

import dynamic from 'next/dynamic'

/** The board in a file of its own: the router prefetches the others with each link to the page, and not this one. */
export const LazyJobBoard = dynamic(() => import('./job-board.client').then(({ JobBoard }) => JobBoard))
