/** Whether `parseArgs` of node:util has thrown the error, for example because of an unknown option. */
export function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS')
}
