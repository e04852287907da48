/**
 * The site sent no request, because too many others run or wait, or because there were too many look-ups in this minute.
 * It says nothing about the API or the record.
 */
export class ApiBusy extends Error {
  override name = 'ApiBusy'
  constructor(
    readonly operation: string,
    readonly reason: string,
  ) {
    super(`${operation}: not requested, ${reason}`)
  }
}
