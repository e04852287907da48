/** Sets and clears faults of the upstream, and counts its requests. */
export type FaultyUpstream = { url: string }
