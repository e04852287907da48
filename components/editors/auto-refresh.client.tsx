'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Reads the page again every few seconds. Without JavaScript, the page reloads itself instead. */
export function AutoRefresh({ seconds }: { seconds: number }) {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), seconds * 1000)
    return () => clearInterval(timer)
  }, [router, seconds])
  return null
}
