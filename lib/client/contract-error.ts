/** The API answered with success, and the body is not what the contract says. */
export class ContractError extends Error {
  override name = 'ContractError'
  constructor(
    readonly operation: string,
    readonly problem: string,
  ) {
    super(`${operation}: ${problem}`)
  }
}
