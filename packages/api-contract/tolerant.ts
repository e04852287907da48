import { z } from 'zod'

/** The shape `T` with every field optional, at every level. */
export type Tolerant<T> = T extends readonly (infer Item)[]
  ? Tolerant<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Tolerant<NonNullable<T[Key]>> | undefined }
    : T

type Identified<T, Identity extends keyof T> = Tolerant<T> & Required<Pick<T, Identity>>

/**
 * The schema of a client for the records of a strict server schema. Unknown fields are dropped, unknown values are accepted. A field
 * that is null, absent or of the wrong type becomes `undefined`. Of arrays and maps, invalid elements and those after the
 * first 5,000 are dropped.
 * Numbers become strings, and numeric strings become numbers, where the strict schema has the other type. Only the
 * fields in `identity` are required and validated by the strict schema.
 */
export function tolerant<T extends z.ZodObject, Identity extends keyof z.output<T> & string>(
  schema: T,
  identity: readonly Identity[],
): z.ZodType<Identified<z.output<T>, Identity>> {
  const required = new Set<string>(identity)
  const shape = Object.fromEntries(
    Object.entries<z.core.$ZodType>(schema.shape).map(([key, field]) => [
      key,
      required.has(key) ? field : optional(field),
    ]),
  )
  // TypeScript cannot derive the output type of a shape that is built key by key.
  return z.object(shape) as unknown as z.ZodType<Identified<z.output<T>, Identity>>
}

function optional(schema: z.core.$ZodType): z.ZodType {
  return z.preprocess((value) => value ?? undefined, loosen(schema).optional()).catch(undefined)
}

function loosen(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return loosen(schema.unwrap())
  if (schema instanceof z.ZodObject) return tolerant(schema, [])
  if (schema instanceof z.ZodArray) return goodItems(loosen(schema.element))
  if (schema instanceof z.ZodRecord) return goodEntries(loosen(schema.valueType))
  if (schema instanceof z.ZodNumber) return z.union([z.number(), numericText.transform(Number)])
  if (schema instanceof z.ZodBoolean) return z.boolean()
  return z.union([z.string(), z.number().transform(String)])
}

/** Further elements are dropped: validating millions would block the process. */
const maxElements = 5_000

const numericText = z.string().regex(/^-?\d+(\.\d+)?$/)

function goodItems(item: z.ZodType): z.ZodType {
  return z.array(z.unknown()).transform((items) =>
    items.slice(0, maxElements).flatMap((value) => {
      const result = item.safeParse(value)
      return result.success ? [result.data] : []
    }),
  )
}

function goodEntries(value: z.ZodType): z.ZodType {
  return z.record(z.string(), z.unknown()).transform((map) =>
    Object.fromEntries(
      Object.entries(map)
        .slice(0, maxElements)
        .flatMap(([key, entry]) => {
          const result = value.safeParse(entry)
          return result.success ? [[key, result.data]] : []
        }),
    ),
  )
}
