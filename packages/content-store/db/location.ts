import { basename, resolve } from 'node:path'

export function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//i.test(url)
}

/** The absolute path of a `file:` URL or a path relative to the current folder. Throws for URLs of other schemes. */
export function databasePath(url: string): string {
  if (/^[a-z][a-z0-9+.-]+:/i.test(url) && !url.startsWith('file:')) {
    throw new Error('DATABASE_URL: expected file:path, a path, or postgres://host/database')
  }
  return resolve(url.replace(/^file:(\/\/(?=\/))?/, ''))
}

/** A name for logs: the path, or the URL without user name, password and parameters. */
export function databaseName(url: string): string {
  if (!isPostgresUrl(url)) return databasePath(url)
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}

/**
 * The absolute path of the folder with the pictures of imported content: beside a SQLite file, and for Postgres in `.data`, because each
 * machine that serves a database has its own.
 */
export function mediaFolder(url: string): string {
  if (!isPostgresUrl(url)) return `${databasePath(url)}-media`
  return resolve('.data', `${basename(new URL(url).pathname)}-media`)
}
