import { createHash, randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { FileRef } from 'shared/contract';
import { isBackupRunning } from '../backup/backup-lock';
import type { Database } from '../database/connect';
import type { IncomingFile } from '../http/upload';
import type { FileStorage } from './file-storage';
import { type fileKinds, files, type StoredFile } from './table';

export interface FileOwner {
  resource: string;
  id: string;
  slot: string;
}

interface StoreOptions {
  kind: (typeof fileKinds)[number];
  /** Longest side of a picture (px). */
  side?: number;
  user: { sub: string } | null;
}

/** Widths in which a picture is available, `?w=` (px). */
const variantWidths = ['320', '640', '960', '1280', '1920'] as const;
export const getVariantKey = (key: string, width: string) => `${key}.w${width}`;

const hourMs = 60 * 60 * 1000;
const getPast = (ms: number) => new Date(Date.now() - ms).toISOString();

export const toFileRef = ({ _id, name, size, mime, width, height }: StoredFile): FileRef => ({
  _id,
  url: `/api/v1/files/${_id}`,
  name,
  size,
  mime,
  width,
  height,
});

const isOwnedBy = ({ resource, id, slot }: Omit<FileOwner, 'slot'> & { slot?: string }) =>
  and(
    eq(files.ownerResource, resource),
    eq(files.ownerId, id),
    slot === undefined ? undefined : eq(files.slot, slot),
    isNull(files.releasedAt),
    isNull(files.trashedAt),
  );

/** Stores files and their rows. A row is written before the bytes and deleted after them. */
export const createFiles = (db: Database, storage: FileStorage) => {
  const erase = async ({ _id, key, kind }: StoredFile) => {
    const variants = kind === 'picture' ? variantWidths.map((width) => getVariantKey(key, width)) : [];
    await Promise.all([key, ...variants].map((path) => storage.delete(path)));
    await db.delete(files).where(eq(files._id, _id));
  };

  /**
   * Deletes up to 500 released files and uploads that were not attached within a day. Returns how many. While a backup is
   * made, none: its rows may not be released yet.
   */
  const sweep = async () => {
    const abandoned = and(isNull(files.ownerId), lt(files.createdAt, getPast(24 * hourMs)));
    const expired = await db
      .select()
      .from(files)
      .where(and(or(isNotNull(files.releasedAt), abandoned), not(isBackupRunning)))
      .limit(500);
    for (const file of expired) await erase(file);
    return expired.length;
  };

  /** Stores a file without an owner. */
  const store = async (incoming: IncomingFile, { kind, side = 2560, user }: StoreOptions): Promise<StoredFile> => {
    const { encodePageImage, readAttachment } = await import('./image-content');
    const { bytes, ...content } = await (kind === 'picture'
      ? encodePageImage(incoming, side)
      : readAttachment(incoming));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const name = randomUUID();
    const row = { ...content, kind, size: bytes.length, sha256, key: `${name.slice(0, 2)}/${name}` };
    const [file] = await db
      .insert(files)
      .values({ ...row, uploadedBy: user?.sub ?? null })
      .returning();
    if (!file) throw new Error('The row of a file was not written');
    try {
      await storage.put(file.key, bytes);
    } catch (cause) {
      await erase(file).catch(() => undefined);
      throw cause;
    }
    return file;
  };

  const attach = (tx: Database, id: string, { resource, id: ownerId, slot }: FileOwner) =>
    tx.update(files).set({ ownerResource: resource, ownerId, slot }).where(eq(files._id, id));

  return {
    sweep,
    store,
    attach,

    /** Stores a file and runs `act`, which writes it into its record. If `act` fails, the file is deleted. */
    storeWith: async <T>(
      incoming: IncomingFile,
      options: StoreOptions,
      act: (tx: Database, file: FileRef) => Promise<T>,
    ): Promise<T> => {
      const file = await store(incoming, options);
      try {
        return await db.transaction((tx) => act(tx, toFileRef(file)));
      } catch (cause) {
        await erase(file).catch(() => undefined);
        throw cause;
      }
    },

    /** Lists the files of a record, oldest first. */
    list: async (tx: Database, owner: Omit<FileOwner, 'slot'> & { slot?: string }) =>
      (await tx.select().from(files).where(isOwnedBy(owner)).orderBy(asc(files._id))).map(toFileRef),

    /** Marks files as released in a transaction; their bytes are deleted after it. */
    release: async (tx: Database, ids: string[]) => {
      if (ids.length === 0) return;
      await tx.update(files).set({ releasedAt: sql`clock_timestamp()` }).where(inArray(files._id, ids));
      setTimeout(() => void sweep().catch(() => undefined), 1000).unref();
    },

    find: async (tx: Database, id: string) => {
      const [file] = await tx
        .select()
        .from(files)
        .where(and(eq(files._id, id), isNull(files.releasedAt), isNull(files.trashedAt)));
      return file ?? null;
    },
  };
};

export type Files = ReturnType<typeof createFiles>;
