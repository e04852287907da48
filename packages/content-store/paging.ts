export type Paging = { page: number; per_page: number }

/** One page of a list; `total` is the number of records on all pages. */
export type Page<Item> = { items: Item[]; total: number }

export function offsetOf({ page, per_page }: Paging): number {
  return (page - 1) * per_page
}
