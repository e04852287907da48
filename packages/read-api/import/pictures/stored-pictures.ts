import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { PictureFile } from './find-pictures'

const nameList = z.array(z.string())

/**
 * The folder in which the site has the pictures of imported content. A list beside it has the names of the files that imports wrote: no
 * other file is replaced or removed.
 */
export class StoredPictures {
  readonly #folder: string
  readonly #list: string
  #names: ReadonlySet<string>

  constructor(folder: string) {
    this.#folder = folder
    this.#list = `${folder}.json`
    this.#names = this.#readList()
  }

  /** Whether the folder has the same file already. */
  has(name: string, { size, mtime }: PictureFile): boolean {
    const stored = this.#stat(name)
    return stored?.size === size && Math.abs(stored.mtimeMs - mtime.getTime()) < clockToleranceMs
  }

  /** Whether another program has written a file of this name. */
  isForeign(name: string): boolean {
    return !this.#names.has(name) && this.#stat(name) !== undefined
  }

  add(files: ReadonlyMap<string, PictureFile>): void {
    if (files.size === 0) return
    // Before the copies: a file that the list lacks would never be removed. Another import can have changed the list.
    this.#writeList([...this.#readList(), ...files.keys()])
    for (const [name, { absolute, mtime }] of files) {
      const path = join(this.#folder, name)
      mkdirSync(dirname(path), { recursive: true })
      copyFileSync(absolute, `${path}.part`)
      utimesSync(`${path}.part`, mtime, mtime)
      renameSync(`${path}.part`, path)
    }
  }

  /** Removes the files that imports wrote and that `isUsed` rejects. Returns their number. */
  removeUnless(isUsed: (name: string) => boolean): number {
    const names = [...this.#readList()]
    const unused = names.filter((name) => !isUsed(name))
    if (unused.length === 0) return 0
    for (const name of unused) rmSync(join(this.#folder, name), { force: true })
    this.#writeList(names.filter(isUsed))
    return unused.length
  }

  #stat(name: string) {
    return statSync(join(this.#folder, name), { throwIfNoEntry: false })
  }

  #readList(): ReadonlySet<string> {
    const isNew = !statSync(this.#list, { throwIfNoEntry: false })
    return new Set(isNew ? [] : nameList.parse(JSON.parse(readFileSync(this.#list, 'utf8'))))
  }

  #writeList(names: readonly string[]): void {
    this.#names = new Set(names)
    mkdirSync(dirname(this.#list), { recursive: true })
    writeFileSync(`${this.#list}.part`, JSON.stringify([...this.#names].sort(), null, 1))
    renameSync(`${this.#list}.part`, this.#list)
  }
}

/** File systems store times with different precisions. */
const clockToleranceMs = 2
