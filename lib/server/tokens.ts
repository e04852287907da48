import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Scope, scopeName } from '@/lib/contract/scope'
import type { Db } from './db/connect'

/** A token that is known to this process alone and stored nowhere. */
export type EphemeralToken = { token: string; scopes: readonly Scope[] }

/** 256 random bits behind a prefix by which scanners of leaked secrets can know it. */
export function randomToken(): string {
  return `vit_${randomBytes(32).toString('base64url')}`
}

/** Makes a token and stores its digest; the token itself is returned and kept nowhere. */
export async function createToken(
  db: Db,
  { name, scopes, now }: { name: string; scopes: readonly Scope[]; now: Date },
): Promise<string> {
  const token = randomToken()
  await db
    .insertInto('api_tokens')
    .values({
      hash: digest(token).toString('hex'),
      name,
      scopes: scopes.join(' '),
      created_at: now.getTime(),
    })
    .execute()
  return token
}

/** The scopes of a token, `null` when nobody made it. */
export async function findScopes(
  db: Db,
  token: string,
  ephemeral: EphemeralToken | undefined,
): Promise<ReadonlySet<Scope> | null> {
  const presented = digest(token)
  if (ephemeral && timingSafeEqual(presented, digest(ephemeral.token))) return new Set(ephemeral.scopes)
  const stored = await db
    .selectFrom('api_tokens')
    .select(['hash', 'scopes'])
    .where('hash', '=', presented.toString('hex'))
    .executeTakeFirst()
  if (!stored || !timingSafeEqual(presented, Buffer.from(stored.hash, 'hex'))) return null
  return new Set(stored.scopes.split(' ').flatMap((scope) => scopeName.safeParse(scope).data ?? []))
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
