/** The API responded with 200, but the body does not have the format of the contract. */
export class ContractError extends Error {
  override name = 'ContractError'
  constructor(
    readonly operation: string,
    readonly problem: string,
  ) {
    super(`${operation}: ${problem}`)
  }
}
