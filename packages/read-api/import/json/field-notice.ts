/** A notice of a generated or dropped value of a field in the response. */
export type FieldNotice = { field: string; message: string }
