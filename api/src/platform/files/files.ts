import { createHash, randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { FileRef } from 'shared/contract';
import type { Database } from '../database/connect';
import type { IncomingFile } from '../http/upload';
import type { Disk } from './disk';
import { attachedContent, pageContent } from './pictures';
import { type fileKinds, files, type StoredFile } from './table';

export interface Owner {
  resource: string;
  id: string;
  slot: string;
}

interface Keep {
  kind: (typeof fileKinds)[number];
  /** Longest side of a picture (px). */
  side?: number;
  user: { sub: string } | null;
}

/** Widths in which a picture can be had, `?w=` (px). */
const variantWidths = ['320', '640', '960', '1280', '1920'] as const;
export const variantKey = (key: string, width: string) => `${key}.w${width}`;

const hour = 60 * 60 * 1000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

export const refOf = ({ _id, name, size, mime, width, height }: StoredFile): FileRef => ({
  _id,
  url: `/api/v1/files/${_id}`,
  name,
  size,
  mime,
  width,
  height,
});

const ownedBy = ({ resource, id, slot }: Omit<Owner, 'slot'> & { slot?: string }) =>
  and(
    eq(files.ownerResource, resource),
    eq(files.ownerId, id),
    slot === undefined ? undefined : eq(files.slot, slot),
    isNull(files.releasedAt),
  );

/** Files and the rows that name them. A row is there before its bytes and stays until they are gone. */
export const createFiles = (db: Database, disk: Disk) => {
  const erase = async ({ _id, key, kind }: StoredFile) => {
    const variants = kind === 'picture' ? variantWidths.map((width) => variantKey(key, width)) : [];
    await Promise.all([key, ...variants].map((path) => disk.delete(path)));
    await db.delete(files).where(eq(files._id, _id));
  };

  /** Removes what was let go of, and uploads that nothing took within a day. */
  const sweep = async () => {
    const abandoned = and(isNull(files.ownerId), lt(files.createdAt, ago(24 * hour)));
    const gone = await db
      .select()
      .from(files)
      .where(or(isNotNull(files.releasedAt), abandoned))
      .limit(500);
    for (const file of gone) await erase(file);
    return gone.length;
  };

  /** Stores a file that belongs to nothing yet. */
  const keep = async (incoming: IncomingFile, { kind, side = 2560, user }: Keep): Promise<StoredFile> => {
    const { bytes, ...content } = await (kind === 'picture' ? pageContent(incoming, side) : attachedContent(incoming));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const name = randomUUID();
    const row = { ...content, kind, size: bytes.length, sha256, key: `${name.slice(0, 2)}/${name}` };
    const [file] = await db
      .insert(files)
      .values({ ...row, uploadedBy: user?.sub ?? null })
      .returning();
    if (!file) throw new Error('The row of a file was not written');
    try {
      await disk.put(file.key, bytes);
    } catch (cause) {
      await erase(file).catch(() => undefined);
      throw cause;
    }
    return file;
  };

  const attach = (tx: Database, id: string, { resource, id: ownerId, slot }: Owner) =>
    tx.update(files).set({ ownerResource: resource, ownerId, slot }).where(eq(files._id, id));

  return {
    sweep,
    keep,
    attach,

    /** Stores a file and lets `act` write it into its record; where that fails, nothing stays of it. */
    add: async <T>(
      incoming: IncomingFile,
      keeping: Keep,
      act: (tx: Database, file: FileRef) => Promise<T>,
    ): Promise<T> => {
      const file = await keep(incoming, keeping);
      try {
        return await db.transaction((tx) => act(tx, refOf(file)));
      } catch (cause) {
        await erase(file).catch(() => undefined);
        throw cause;
      }
    },

    /** The files of a record, in the order of their arrival. */
    of: async (tx: Database, owner: Omit<Owner, 'slot'> & { slot?: string }) =>
      (await tx.select().from(files).where(ownedBy(owner)).orderBy(asc(files._id))).map(refOf),

    /** Lets go of files within a transaction; their bytes go after it. */
    release: async (tx: Database, ids: string[]) => {
      if (ids.length === 0) return;
      await tx.update(files).set({ releasedAt: sql`clock_timestamp()` }).where(inArray(files._id, ids));
      setTimeout(() => void sweep().catch(() => undefined), 1000).unref();
    },

    find: async (tx: Database, id: string) => {
      const [file] = await tx
        .select()
        .from(files)
        .where(and(eq(files._id, id), isNull(files.releasedAt)));
      return file ?? null;
    },
  };
};

export type Files = ReturnType<typeof createFiles>;
