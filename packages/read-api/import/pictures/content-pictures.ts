import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { mediaFolder } from '@vitrine/content-store/db/location'
import type { Place } from '#import/content'
import { NoticeLog } from '#import/notice-log'
import { ContentRejected, formatPath } from '#import/problem'
import { findFault, listPictures, type PictureFile } from './find-pictures'
import { namedPictures } from './named-pictures'
import { StoredPictures } from './stored-pictures'

type Settings = { DATABASE_URL: string; SITE_FOLDER: string; SITE_URL: string }

/** An author does not read more notices of pictures at once. */
const maxNotices = 20

/** The pictures of a content folder, and those of them that its records name, which the site stores. */
export class ContentPictures {
  readonly #folder: string
  readonly #settings: Settings
  readonly #files: ReadonlyMap<string, PictureFile>
  readonly #faults: ReadonlyMap<string, string>
  readonly #stored: StoredPictures
  readonly #used = new Map<string, PictureFile>()
  readonly #notices = new NoticeLog(maxNotices)
  #copied = 0
  #removed = 0

  private constructor(
    folder: string,
    settings: Settings,
    files: ReadonlyMap<string, PictureFile>,
    faults: ReadonlyMap<string, string>,
    stored: StoredPictures,
  ) {
    this.#folder = folder
    this.#settings = settings
    this.#files = files
    this.#faults = faults
    this.#stored = stored
  }

  /** Reads the pictures of a content folder. Those that are stored already are not read again. */
  static async read(folder: string, settings: Settings): Promise<ContentPictures> {
    const stored = asContent(settings, () => new StoredPictures(mediaFolder(settings.DATABASE_URL)))
    const files = listPictures(folder)
    const faults = new Map<string, string>()
    for (const [name, file] of files) {
      const fault = stored.isForeign(name)
        ? 'is not stored, because the site has a file of this name that no import has written'
        : stored.has(name, file)
          ? null
          : await findFault(file)
      if (fault !== null) faults.set(name, fault)
    }
    return new ContentPictures(folder, settings, files, faults, stored)
  }

  /**
   * Notes the pictures that a record names. One that pages cannot show is no reason to refuse the record: they show a placeholder. Records
   * of saved responses have no place, and no notices.
   */
  use(data: unknown, place: Place | null): void {
    for (const { keys, name } of namedPictures(data, place?.at ?? [], this.#settings.SITE_URL)) {
      const fault = this.#faultOf(name)
      if (fault !== null && place)
        this.#notices.add({ file: place.file, path: formatPath(keys), message: fault })
    }
  }

  #faultOf(name: string): string | null {
    const picture = this.#files.get(name)
    const path = `${this.#folder.replace(/\/+$/, '')}/media/${name}`
    const fault = this.#faults.get(name)
    if (picture && fault === undefined) this.#used.set(name, picture)
    else if (name.split('/').includes('..') || !existsSync(join(this.#settings.SITE_FOLDER, 'media', name)))
      return `${fault === undefined ? `there is no file ${path}` : `${path} ${fault}`}: pages show a placeholder`
    return null
  }

  /** Yields the batches, and then stores the pictures that their records name: before the records can be read. */
  *storeAfter<Batch>(batches: Iterable<Batch>): Generator<Batch> {
    yield* batches
    const files = new Map([...this.#used].filter(([name, file]) => !this.#stored.has(name, file)))
    asContent(this.#settings, () => this.#stored.add(files))
    this.#copied = files.size
  }

  /** Removes the stored pictures of earlier imports that no record of the folder names. */
  removeUnused(): void {
    this.#removed = this.#stored.removeUnless((name) => this.#used.has(name))
  }

  notices(): string[] {
    return this.#notices.lines()
  }

  /** A line if pictures have changed. */
  summary(): string[] {
    const [copied, removed] = [this.#copied, this.#removed]
    return copied + removed > 0 ? [`  pictures: ${copied} copied, ${removed} removed`] : []
  }
}

/** A folder that cannot be written, such as one on a full disk, refuses the import. */
function asContent<Result>({ DATABASE_URL }: Settings, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new ContentRejected([{ file: mediaFolder(DATABASE_URL), path: '', message }])
  }
}
