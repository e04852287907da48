/** Pages read the store, so that no failure of the API suspends their reads. */
export const suspension = { isActive: false }
