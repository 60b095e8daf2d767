import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Banner, contract, maxBannerImages } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { parseIndex } from '../../platform/files/image-list';
import { crudHandlers } from '../../platform/http/crud-handlers';
import { assertNoFieldErrors, throwApiError, throwFieldError } from '../../platform/http/errors';
import { updateRecord } from '../../platform/http/records';
import { type Caller, serve } from '../../platform/http/serve';
import { trashFile } from '../../platform/trash/file-kind';
import type { FirmServices } from '../services';
import { bannerTrash } from '../trash';
import { type BannerRow, banners } from './table';

const resource = 'banners';
/** In pixels. */
const maxPictureSide = 2560;
type Images = Banner['images'];

const withIndexes = (images: Images): Images => images.map((image, index) => ({ ...image, index }));

const isVisible = ({ enabled, startAt, endAt }: Images[number]) => {
  const now = new Date().toISOString();
  return enabled && (!startAt || startAt <= now) && (!endAt || now < endAt);
};

const lockBanner = (tx: Database, id: string) => requireRow(tx, banners, eq(banners._id, id), 'update');

const updateImages = async (tx: Database, before: BannerRow, images: Images, caller: Caller) => {
  const banner = await updateRecord(tx, banners, before._id, { images: withIndexes(images) }, caller);
  await writeAudit(tx, caller, { action: 'UPDATE', resource, target: before._id, before, after: banner });
  return banner;
};

/** Pictures are addressed by their index; the index after the last one appends (C-6). */
export const serveBanners = (app: FastifyInstance, { db, files }: FirmServices) => {
  serve(app, contract.banners, {
    get: async ({ params }) => {
      const banner = await requireRow(db, banners, eq(banners.code, params.code));
      return { banner: { ...banner, images: withIndexes(banner.images.filter(isVisible)) } };
    },
  });

  serve(app, contract.console.banners, {
    ...crudHandlers(db, contract.console.banners, banners, {
      search: ['code', 'name'],
      trash: bannerTrash,
      write: ({ images: texts, ...body }, { current }) => {
        if (!texts) return body;
        const images = current?.images ?? [];
        // Pictures are added and removed by their own routes, so each picture must be listed exactly once.
        const sourceIndexes = texts.map(({ index }, position) => index ?? position);
        if (texts.length !== images.length || new Set(sourceIndexes).size !== images.length)
          throwFieldError('images', 'invalid');
        if (sourceIndexes.some((index) => index >= images.length)) throwFieldError('images', 'invalid');
        assertNoFieldErrors(
          texts.map(
            ({ startAt, endAt }, index) =>
              startAt && endAt && endAt <= startAt && { field: `images.${index}.endAt`, code: 'period' },
          ),
        );
        const ordered = sourceIndexes.map((source, index) => ({
          ...(images[source] as Images[number]),
          ...texts[index],
        }));
        return { ...body, images: withIndexes(ordered) };
      },
    }),

    setImage: ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'picture', side: maxPictureSide, user: caller.user }, async (tx, image) => {
        // The lock serialises writes to the same index: the later one replaces the earlier one.
        const banner = await lockBanner(tx, params.id);
        const { images } = banner;
        const index = parseIndex(params.index, images.length);
        if (index === maxBannerImages) throwApiError('too_many', { values: { limit: maxBannerImages } });
        const replaced = images[index];
        if (replaced) await files.release(tx, [replaced.image._id]);
        await files.attach(tx, image._id, { resource, id: banner._id, slot: 'images' });
        const defaults = { alt: { ko: banner.name }, newWindow: false, enabled: true, clicks: 0, index };
        const updated = images.toSpliced(index, 1, { ...defaults, ...replaced, image });
        return { banner: await updateImages(tx, banner, updated, caller) };
      }),

    removeImage: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const banner = await lockBanner(tx, params.id);
        const index = parseIndex(params.index, banner.images.length);
        const value = banner.images[index] ?? throwApiError('not_found');
        const place = { resource, id: banner._id, column: 'images', index, limit: maxBannerImages };
        await trashFile(tx, { file: value.image, value, ...place }, caller);
        await updateImages(tx, banner, banner.images.toSpliced(index, 1), caller);
      }),
  });
};
