import { median } from '@/bench/support/median'
import { send } from '@/bench/support/send'

export type NamedPage = { name: string; path: string }

export type PageRow = NamedPage & {
  status: number
  /** Of the body as it is sent with gzip. */
  bytes: number
  coldMs: number
  /** The median of five. */
  warmMs: number
}

/** Requests a page that was not requested before, then again. */
export async function measurePage(origin: string, page: NamedPage): Promise<PageRow> {
  const cold = await send(origin + page.path, 'gzip')
  const warm: number[] = []
  for (let round = 0; round < 5; round += 1) warm.push((await send(origin + page.path, 'gzip')).ms)
  return { ...page, status: cold.status, bytes: cold.body.length, coldMs: cold.ms, warmMs: median(warm) }
}
