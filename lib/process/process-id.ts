/** A cache key: what a cached function of another process has put into memory is not in that of this one. */
export const processId = `${process.pid} ${performance.timeOrigin}`
