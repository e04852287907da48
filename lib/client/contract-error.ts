/** The API responded with 200, but the body does not have the format of the contract. */
export class ContractError extends Error {
  override name = 'ContractError'
  constructor(
    readonly operation: string,
    readonly problem: string,
    /** The missing or invalid field of a response that is one record. */
    readonly invalidField: string | null = null,
  ) {
    super(`${operation}: ${problem}`)
  }
}

/** Not `instanceof`: `lib/sync` reads in another bundle of Next.js, which has its own copy of the class. */
export function isContractError(error: unknown): error is ContractError {
  return error instanceof Error && error.name === 'ContractError'
}
