import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#db/engine'

const tablesWithName = ['organizations', 'organization_sites', 'articles', 'article_index']

/** Renames `name_folded` to `name_normalized` and `list_marks` to `list_checkpoints`. All rows stay. */
export async function useNewNames(db: Kysely<never>): Promise<void> {
  if (!isPostgres(db)) await dropTitleIndex(db)
  for (const table of tablesWithName) {
    await db.schema.alterTable(table).renameColumn('name_folded', 'name_normalized').execute()
  }
  await db.schema.alterTable('list_marks').renameTo('list_checkpoints').execute()
  if (isPostgres(db)) {
    await renameIndexes(db)
    return
  }
  await recreateIndexes(db)
  await createTitleIndex(db)
}

const indexNames = [
  ['organizations_by_name_folded_and_reference', 'organizations_by_name_normalized_and_reference'],
  ['list_marks_key', 'list_checkpoints_key'],
  ['list_marks_by_day', 'list_checkpoints_by_day'],
] as const

async function renameIndexes(db: Kysely<never>): Promise<void> {
  for (const [from, to] of indexNames) {
    await sql`alter index ${sql.ref(from)} rename to ${sql.ref(to)}`.execute(db)
  }
}

/** SQLite cannot rename an index, and names the index of a primary key itself. */
async function recreateIndexes(db: Kysely<never>): Promise<void> {
  for (const name of ['organizations_by_name_folded_and_reference', 'list_marks_by_day']) {
    await db.schema.dropIndex(name).execute()
  }
  await db.schema
    .createIndex('organizations_by_name_normalized_and_reference')
    .on('organizations')
    .columns(['name_normalized', 'reference'])
    .execute()
  await db.schema
    .createIndex('list_checkpoints_by_day')
    .on('list_checkpoints')
    .columns(['kind', 'target', 'language', 'direction', 'published_at', 'position'])
    .execute()
}

/** The columns of a full-text table cannot be renamed, so it is created again. */
async function dropTitleIndex(db: Kysely<never>): Promise<void> {
  await sql`drop trigger article_index_added`.execute(db)
  await sql`drop trigger article_index_removed`.execute(db)
  await sql`drop table article_titles`.execute(db)
}

async function createTitleIndex(db: Kysely<never>): Promise<void> {
  await sql`
    create virtual table article_titles using fts5
      (name_normalized, content='article_index', content_rowid='id', tokenize='trigram case_sensitive 1')
  `.execute(db)
  await sql`insert into article_titles(article_titles) values ('rebuild')`.execute(db)
  await sql`
    create trigger article_index_added after insert on article_index begin
      insert into article_titles(rowid, name_normalized) values (new.id, new.name_normalized);
    end
  `.execute(db)
  await sql`
    create trigger article_index_removed after delete on article_index begin
      insert into article_titles(article_titles, rowid, name_normalized)
        values ('delete', old.id, old.name_normalized);
    end
  `.execute(db)
}
