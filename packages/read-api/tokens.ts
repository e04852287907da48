import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Scope, scopeName } from '@vitrine/api-contract/scope'
import type { Db } from '@vitrine/content-store/db/connect'

/** A token that exists only in the memory of this process. */
export type EphemeralToken = { token: string; scopes: readonly Scope[] }

/** The rights of an accepted token. */
export type Grant = {
  /** The name of the token in logs and lists: the start of its digest, or `ephemeral`. */
  id: string
  /** The SHA-256 of a stored token in hexadecimal; `null` for the ephemeral one. */
  hash: string | null
  scopes: ReadonlySet<Scope>
}

type TokenState = 'active' | 'expired' | 'revoked'

export type ListedToken = {
  id: string
  name: string
  scopes: string
  state: TokenState
  createdAt: number
  expiresAt: number | null
  lastUsedAt: number | null
}

/** 256 random bits after a prefix by which secret scanners recognize a leaked token. */
export function randomToken(): string {
  return `vit_${randomBytes(32).toString('base64url')}`
}

/** Identifies a token without revealing it. */
function shortId(hash: string): string {
  return hash.slice(0, 8)
}

/** Creates a token and stores its digest. Returns the token, which is not stored. */
export async function createToken(
  db: Db,
  token: { name: string; scopes: readonly Scope[]; now: Date; expiresAt?: Date },
): Promise<string> {
  const secret = randomToken()
  await db
    .insertInto('api_tokens')
    .values({
      hash: digest(secret).toString('hex'),
      name: token.name,
      scopes: token.scopes.join(' '),
      created_at: token.now.getTime(),
      expires_at: token.expiresAt?.getTime() ?? null,
    })
    .execute()
  return secret
}

/** The grant of a token; `null` if it is unknown, expired or revoked. */
export async function findGrant(
  db: Db,
  token: string,
  ephemeral: EphemeralToken | undefined,
  now: Date,
): Promise<Grant | null> {
  const presented = digest(token)
  if (ephemeral && timingSafeEqual(presented, digest(ephemeral.token))) {
    return { id: 'ephemeral', hash: null, scopes: new Set(ephemeral.scopes) }
  }
  const hash = presented.toString('hex')
  const stored = await db
    .selectFrom('api_tokens')
    .select(['hash', 'scopes', 'expires_at', 'revoked_at'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (!stored || !timingSafeEqual(presented, Buffer.from(stored.hash, 'hex'))) return null
  if (stateOf(stored, now) !== 'active') return null
  const scopes = stored.scopes.split(' ').flatMap((scope) => scopeName.safeParse(scope).data ?? [])
  return { id: shortId(hash), hash, scopes: new Set(scopes) }
}

/** All tokens in any state, the oldest first. */
export async function listTokens(db: Db, now: Date): Promise<ListedToken[]> {
  const rows = await db.selectFrom('api_tokens').selectAll().orderBy('created_at').orderBy('hash').execute()
  return rows.map((row) => ({
    id: shortId(row.hash),
    name: row.name,
    scopes: row.scopes,
    state: stateOf(row, now),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  }))
}

/** Revokes the token whose digest starts with `id`. Throws unless that is exactly one token. */
export async function revokeToken(db: Db, id: string, now: Date): Promise<ListedToken> {
  if (!/^[0-9a-f]{8,64}$/.test(id))
    throw new Error(`${id} is not the id of a token: "npm run api:token -- list" prints the ids`)
  const matching = db.selectFrom('api_tokens').select('hash').where('hash', 'like', `${id}%`)
  const [found, another] = await matching.execute()
  if (!found) throw new Error(`there is no token ${id}`)
  if (another) throw new Error(`several tokens start with ${id}: use more characters of the digest`)
  await db
    .updateTable('api_tokens')
    .set({ revoked_at: now.getTime() })
    .where('hash', '=', found.hash)
    .where('revoked_at', 'is', null)
    .execute()
  const revoked = (await listTokens(db, now)).find((token) => token.id === shortId(found.hash))
  if (!revoked) throw new Error(`token ${id} was deleted meanwhile`)
  return revoked
}

function stateOf(token: { expires_at: number | null; revoked_at: number | null }, now: Date): TokenState {
  if (token.revoked_at !== null) return 'revoked'
  return token.expires_at !== null && token.expires_at <= now.getTime() ? 'expired' : 'active'
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
