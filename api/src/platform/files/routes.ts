import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { throwApiError } from '../http/errors';
import { serve } from '../http/serve';
import type { PlatformPorts, PlatformServices } from '../services';
import type { OwnsRecord, Visitor } from './file-owners';
import { getVariantKey } from './files';
import { type StoredFile, files as table } from './table';

const buildContentDisposition = (kind: 'inline' | 'attachment', name: string) => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

const isPublic = ({ kind }: StoredFile) => kind !== 'private';

const buildHeaders = (file: StoredFile) => ({
  'content-type': file.mime === 'text/plain' ? 'text/plain; charset=utf-8' : file.mime,
  'content-disposition': buildContentDisposition(file.kind === 'picture' ? 'inline' : 'attachment', file.name),
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  // The file of an id never changes, but it goes with its record: after a minute a cache asks whether it is still there.
  'cache-control': isPublic(file) ? 'public, max-age=60, must-revalidate' : 'private, no-store',
});

export const serveFiles = (
  app: FastifyInstance,
  { db, storage, files, getFileOwners }: PlatformServices & Pick<PlatformPorts, 'getFileOwners'>,
) => {
  const owners: Partial<Record<string, OwnsRecord>> = getFileOwners();
  const assertReadable = async (file: StoredFile, visitor: Visitor) => {
    const { user } = visitor;
    const isOwner = owners[file.ownerResource ?? ''];
    if (user?.scope.includes('console')) return;
    if (file.ownerId && (await isOwner?.(file.ownerId, visitor))) return;
    throwApiError('not_found');
  };

  const pendingVariants = new Map<string, Promise<void>>();

  /** Creates a narrower variant on the first request; simultaneous requests share one. Returns its storage key. */
  const ensureVariant = async (file: StoredFile, width: string) => {
    const key = getVariantKey(file.key, width);
    if (await storage.exists(key)) return key;
    const create = async () => {
      const { resizeImage } = await import('./image-content');
      await storage.put(key, await resizeImage(Buffer.from(await storage.getBytes(file.key)), Number(width)));
    };
    const pending = pendingVariants.get(key) ?? create().finally(() => pendingVariants.delete(key));
    pendingVariants.set(key, pending);
    await pending;
    return key;
  };

  serve(app, contract.files, {
    download: async ({ params, query, reply, request, user }) => {
      const file = (await files.find(db, params.id)) ?? throwApiError('not_found');
      if (!isPublic(file)) await assertReadable(file, { user, request });
      const narrower = file.kind === 'picture' && query.w && Number(query.w) < (file.width ?? 0) ? query.w : null;
      const tag = `"${file.sha256.slice(0, 32)}${narrower ? `-${narrower}` : ''}"`;
      reply.headers({ ...buildHeaders(file), etag: tag });
      reply.removeHeader('vary');
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      if (file.kind !== 'picture')
        await db
          .update(table)
          .set({ downloads: sql`${table.downloads} + 1` })
          .where(eq(table._id, file._id));
      const bytes = await storage.getBytes(narrower ? await ensureVariant(file, narrower) : file.key);
      return Buffer.from(bytes);
    },
  });
};
