import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** Results stay known when a visitor goes to another page and back. */
let browserClient: QueryClient | null = null

function findClient(): QueryClient {
  if (typeof window === 'undefined') return new QueryClient()
  browserClient ??= new QueryClient()
  return browserClient
}

export function BoardQueries({ children }: { children: ReactNode }) {
  const [client] = useState(findClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
