'use client'

import dynamic from 'next/dynamic'

/** The board in a file of its own: the router prefetches the others with each link to the page, and not this one. */
export const LazyArticleBoard = dynamic(() =>
  import('./article-board.client').then(({ ArticleBoard }) => ArticleBoard),
)
