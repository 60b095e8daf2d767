import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { contract, type FileRef, languages, pickText } from 'shared/contract';
import { readDocument } from '../documents/documents';
import { getTrace, HttpError, throwApiError } from '../http/errors';
import { getMimeType } from '../http/file-types';
import { serve } from '../http/serve';
import { throttleSource } from '../http/throttles';
import type { PlatformPorts, PlatformServices } from '../services';
import { createDrawingQueue } from './create-drawing-queue';
import { drawPlainPicture } from './draw-plain-picture';
import { drawSharingPicture } from './draw-sharing-picture';
import type { DrawnContent } from './lay-out-picture';

/** Drawings that one source may cause; pictures that are in the cache do not count. */
const drawingLimit = { count: 120, windowS: 60 };
/** In bytes; a picture has about 80,000. */
const maxCacheBytes = 32_000_000;
/** Raised with each change of the drawing. */
const designVersion = 1;

interface Drawing {
  content: DrawnContent;
  picture: FileRef | null;
}

/** The same for the same content. */
const getKey = (drawing: Drawing) =>
  createHash('sha256')
    .update(JSON.stringify([designVersion, drawing]))
    .digest('hex')
    .slice(0, 32);

const headers = {
  'content-type': getMimeType('jpg'),
  'content-security-policy': "default-src 'none'; sandbox",
  // Shown in the pages of others.
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves the pictures of link previews. Each is drawn on its first request and then answered from memory. */
export const serveSharingPictures = (
  app: FastifyInstance,
  { db, files, storage, sharingPictures }: PlatformServices & Pick<PlatformPorts, 'sharingPictures'>,
) => {
  const enqueue = createDrawingQueue();

  const readPicture = async (picture: FileRef | null) => {
    const file = picture && (await files.find(db, picture._id));
    return file ? Buffer.from(await storage.getBytes(file.key)) : null;
  };
  const draw = ({ content, picture }: Drawing) =>
    enqueue(async () => drawSharingPicture(content, await readPicture(picture)));

  /** Simultaneous requests share a drawing. */
  const drawn = new LRUCache<string, Buffer, Drawing>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => draw(context),
  });

  const findDrawing = async (kind: string, id: string, name: string): Promise<Drawing | null> => {
    const find = new Map(Object.entries(sharingPictures)).get(kind);
    const language = languages.find((each) => each === name);
    const found = find && language && (await find(db, id, language));
    if (!found) return null;
    const { picture, ...content } = found;
    const { value: setting } = await readDocument(db, 'setting');
    return { content: { ...content, siteName: pickText(setting.siteName, language), language }, picture };
  };

  serve(app, contract.sharingPictures, {
    get: async ({ params: { kind, id, language }, request, reply, ip }) => {
      const drawing = (await findDrawing(kind, id, language)) ?? throwApiError('not_found');
      const key = getKey(drawing);
      const tag = `"${key}"`;
      reply.removeHeader('vary');
      const cacheable = { etag: tag, 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' };
      if (request.headers['if-none-match'] === tag)
        return reply
          .headers({ ...headers, ...cacheable })
          .code(304)
          .send();
      if (!drawn.has(key)) await throttleSource(db, 'sharing-pictures', ip, drawingLimit);
      try {
        const bytes = (await drawn.fetch(key, { context: drawing })) ?? throwApiError('overloaded');
        reply.headers({ ...headers, ...cacheable });
        return bytes;
      } catch (cause) {
        if (cause instanceof HttpError) throw cause;
        app.log.error({ trace: getTrace(cause as Error), kind, id }, 'a sharing picture was not drawn');
        reply.headers({ ...headers, 'cache-control': 'public, max-age=60' });
        return drawPlainPicture(await readPicture(drawing.picture).catch(() => null));
      }
    },
  });
};
