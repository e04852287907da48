import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Scope, scopeName } from '@vitrine/api-contract/scope'
import type { Db } from './db/connect'

/** A token that is known to this process alone and stored nowhere. */
export type EphemeralToken = { token: string; scopes: readonly Scope[] }

/** What a token that is accepted allows. */
export type Grant = {
  /** Names the token in logs and lists, see `shortId`; `ephemeral` for one that is stored nowhere. */
  id: string
  /** The digest by which a stored token is found; `null` for one that is stored nowhere. */
  hash: string | null
  scopes: ReadonlySet<Scope>
}

export type TokenState = 'active' | 'expired' | 'revoked'

export type ListedToken = {
  id: string
  name: string
  scopes: string
  state: TokenState
  createdAt: number
  expiresAt: number | null
  lastUsedAt: number | null
}

/** 256 random bits behind a prefix by which scanners of leaked secrets can know it. */
export function randomToken(): string {
  return `vit_${randomBytes(32).toString('base64url')}`
}

/** Names a token without helping to guess it. */
function shortId(hash: string): string {
  return hash.slice(0, 8)
}

/** Makes a token and stores its digest; the token itself is returned and kept nowhere. */
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

/** What a token allows, `null` when nobody made it or its time is over. */
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

/** Every token that was made, the oldest first. */
export async function listTokens(db: Db, now: Date): Promise<ListedToken[]> {
  const rows = await db.selectFrom('api_tokens').selectAll().orderBy('created_at').orderBy('hash').execute()
  return rows.map((row) => ({
    id: shortId(row.hash),
    name: row.name,
    scopes: row.scopes,
    state: stateOf(row, now),
    createdAt: Number(row.created_at),
    expiresAt: row.expires_at === null ? null : Number(row.expires_at),
    lastUsedAt: row.last_used_at === null ? null : Number(row.last_used_at),
  }))
}

/** Ends a token, named by its short id or more of its digest. Throws when that is not exactly one token. */
export async function revokeToken(db: Db, id: string, now: Date): Promise<ListedToken> {
  if (!/^[0-9a-f]{8,64}$/.test(id)) throw new Error(`${id} is not the id of a token: see api:token -- list`)
  const matching = db.selectFrom('api_tokens').select('hash').where('hash', 'like', `${id}%`)
  const [found, another] = await matching.execute()
  if (!found) throw new Error(`there is no token ${id}`)
  if (another) throw new Error(`${id} names several tokens: give more of the digest`)
  await db
    .updateTable('api_tokens')
    .set({ revoked_at: now.getTime() })
    .where('hash', '=', found.hash)
    .where('revoked_at', 'is', null)
    .execute()
  const revoked = (await listTokens(db, now)).find((token) => token.id === shortId(found.hash))
  if (!revoked) throw new Error(`token ${id} went away`)
  return revoked
}

function stateOf(token: { expires_at: number | null; revoked_at: number | null }, now: Date): TokenState {
  if (token.revoked_at !== null) return 'revoked'
  return token.expires_at !== null && Number(token.expires_at) <= now.getTime() ? 'expired' : 'active'
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
