const isRoot = process.getuid?.() === 0

/** As root, Chromium does not start with its sandbox. A container has no GPU and no network for QUIC. */
const rootFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const quietFlags = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

/** What Chromium needs in a container; nothing elsewhere. */
export const containerFlags: readonly string[] = isRoot ? [...rootFlags, ...quietFlags] : []
