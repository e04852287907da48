import { z } from 'zod'

/** What a reader may rely on of a wire shape: nothing but the keys named `Identity`. */
export type Tolerant<T> = T extends readonly (infer Item)[]
  ? Tolerant<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Tolerant<NonNullable<T[Key]>> | undefined }
    : T

type Identified<T, Identity extends keyof T> = Tolerant<T> & Required<Pick<T, Identity>>

/**
 * The reading side of a strict wire schema: unknown fields and tokens pass; a field that is null, absent or of the
 * wrong kind reads as undefined; a bad element of an array or map is left out; numbers and numeric strings stand
 * for one another. Only the fields named in `identity` are required, as the strict schema has them.
 */
export function tolerant<T extends z.ZodObject, Identity extends keyof z.output<T> & string>(
  schema: T,
  identity: readonly Identity[],
): z.ZodType<Identified<z.output<T>, Identity>> {
  const shape: Record<string, z.ZodType> = {}
  for (const [key, field] of Object.entries(schema.shape)) {
    const strict = identity.find((name) => name === key)
    shape[key] = strict ? (field as z.ZodType) : optional(field as z.ZodType)
  }
  // The shape is built key by key, which the type system cannot follow.
  return z.looseObject(shape) as unknown as z.ZodType<Identified<z.output<T>, Identity>>
}

function optional(schema: z.ZodType): z.ZodType {
  return z.preprocess((value) => value ?? undefined, loosen(schema).optional()).catch(undefined)
}

function loosen(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return loosen(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodObject) return tolerant(schema, [])
  if (schema instanceof z.ZodArray) return goodItems(loosen(schema.element as z.ZodType))
  if (schema instanceof z.ZodRecord) return goodEntries(loosen(schema.valueType as z.ZodType))
  if (schema instanceof z.ZodNumber) return z.union([z.number(), numericText.transform(Number)])
  if (schema instanceof z.ZodBoolean) return z.boolean()
  return z.union([z.string(), z.number().transform(String)])
}

const numericText = z.string().regex(/^-?\d+(\.\d+)?$/)

function goodItems(item: z.ZodType): z.ZodType {
  return z.array(z.unknown()).transform((items) =>
    items.flatMap((value) => {
      const result = item.safeParse(value)
      return result.success ? [result.data] : []
    }),
  )
}

function goodEntries(value: z.ZodType): z.ZodType {
  return z.record(z.string(), z.unknown()).transform((map) =>
    Object.fromEntries(
      Object.entries(map).flatMap(([key, entry]) => {
        const result = value.safeParse(entry)
        return result.success ? [[key, result.data]] : []
      }),
    ),
  )
}
