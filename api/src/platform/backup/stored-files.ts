import type pg from 'pg';
import type { FileStorage } from '../files/file-storage';
import { type ArchiveEntry, createEntry } from './archive-writer';

/** Name of the entries of the file store. */
export const filesName = 'files';

/**
 * The files of all rows, which are asked for after the database was copied: rows of the copy are among them, because
 * `lockFiles` keeps them. A file whose upload is not finished, or has failed, is left out. Smaller variants of pictures are
 * made anew when they are asked for.
 */
export async function* listStoredFiles(client: pg.ClientBase, storage: FileStorage): AsyncGenerator<ArchiveEntry> {
  const { rows } = await client.query<{ key: string }>('select key from files order by key');
  for (const { key } of rows) {
    const bytes = await storage.getBytes(key).catch(async (cause: unknown) => {
      if (await storage.exists(key)) throw cause;
      return null;
    });
    if (bytes) yield createEntry(`${filesName}/${key}`, bytes);
  }
}
