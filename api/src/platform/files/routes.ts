import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AccessPayload, contract } from 'shared/contract';
import type { Database } from '../database/connect';
import { hasToken } from '../http/access';
import { fail } from '../http/errors';
import { serve } from '../http/serve';
import type { Disk } from './disk';
import { type Files, variantKey } from './files';
import { narrowed } from './pictures';
import { type StoredFile, files as table } from './table';

interface Visitor {
  user: AccessPayload | null;
  request: FastifyRequest;
}

/** By resource: whether a record, and so its private files, is the caller's. */
export type Owners = Record<string, (id: string, visitor: Visitor) => Promise<boolean>>;

const disposition = (kind: 'inline' | 'attachment', name: string) => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

const headersOf = ({ kind, mime, name }: StoredFile) => ({
  'content-type': mime === 'text/plain' ? 'text/plain; charset=utf-8' : mime,
  'content-disposition': disposition(kind === 'picture' ? 'inline' : 'attachment', name),
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  // A file never changes under its id.
  'cache-control': kind === 'private' ? 'private, no-store' : 'public, max-age=31536000, immutable',
});

export const serveFiles = (
  app: FastifyInstance,
  { db, disk, files, owners }: { db: Database; disk: Disk; files: Files; owners: Owners },
) => {
  const admit = async (file: StoredFile, visitor: Visitor) => {
    const { user, request } = visitor;
    const isOwner = owners[file.ownerResource ?? ''];
    if (user?.scope.includes('console')) return;
    if (file.ownerId && (await isOwner?.(file.ownerId, visitor))) return;
    // An expired token is renewed and comes back; to everybody else there is no such file.
    fail(hasToken(request) && !user ? 'unauthenticated' : 'not_found');
  };

  const making = new Map<string, Promise<void>>();

  /** Makes a narrower picture the first time it is asked for; twenty who ask at once wait for one. */
  const variantOf = async ({ key }: StoredFile, width: string) => {
    const place = variantKey(key, width);
    if (await disk.exists(place)) return place;
    const make = async () => disk.put(place, await narrowed(Buffer.from(await disk.getBytes(key)), Number(width)));
    const made = making.get(place) ?? make().finally(() => making.delete(place));
    making.set(place, made);
    await made;
    return place;
  };

  serve(app, contract.files, {
    download: async ({ params, query, reply, request, user }) => {
      const file = (await files.find(db, params.id)) ?? fail('not_found');
      if (file.kind === 'private') await admit(file, { user, request });
      const narrower = file.kind === 'picture' && query.w && Number(query.w) < (file.width ?? 0) ? query.w : null;
      const tag = `"${file.sha256.slice(0, 32)}${narrower ? `-${narrower}` : ''}"`;
      reply.headers({ ...headersOf(file), etag: tag });
      reply.removeHeader('vary');
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      if (file.kind !== 'picture')
        await db
          .update(table)
          .set({ downloads: sql`${table.downloads} + 1` })
          .where(eq(table._id, file._id));
      const bytes = await disk.getBytes(narrower ? await variantOf(file, narrower) : file.key);
      return Buffer.from(bytes);
    },
  });
};
