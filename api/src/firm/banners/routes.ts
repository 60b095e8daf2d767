import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Banner, bannerImageCount, contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { placeOf } from '../../platform/files/place';
import { fail, failField } from '../../platform/http/errors';
import { crudHandlers } from '../../platform/http/handlers';
import { type Caller, serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { type BannerRow, banners } from './table';

const resource = 'banners';
const pictureSide = 2560;
type Images = Banner['images'];

const numbered = (images: Images): Images => images.map((image, index) => ({ ...image, index }));

const isShown = ({ enabled, startAt, endAt }: Images[number]) => {
  const at = new Date().toISOString();
  return enabled && (!startAt || startAt <= at) && (!endAt || at < endAt);
};

const lock = async (tx: Database, id: string) => {
  const [banner] = await tx.select().from(banners).where(eq(banners._id, id)).for('update');
  return banner ?? fail('not_found');
};

const changeImages = async (tx: Database, before: BannerRow, images: Images, caller: Caller) => {
  const set = { images: numbered(images), ...touched(banners, caller) };
  const [banner] = await tx.update(banners).set(set).where(eq(banners._id, before._id)).returning();
  if (!banner) fail('not_found');
  await writeAudit(tx, caller, { action: 'UPDATE', resource, target: before._id, before, after: banner });
  return banner;
};

/** A place in the list: a number, and one behind the last where something is added (C-6). */
export const serveBanners = (app: FastifyInstance, { db, files }: { db: Database; files: Files }) => {
  serve(app, contract.banners, {
    get: async ({ params }) => {
      const [banner] = await db.select().from(banners).where(eq(banners.code, params.code));
      return { banner: banner ? { ...banner, images: numbered(banner.images.filter(isShown)) } : fail('not_found') };
    },
  });

  serve(app, contract.console.banners, {
    ...crudHandlers(db, contract.console.banners, banners, {
      search: ['code', 'name'],
      write: ({ images: texts, ...body }, { current }) => {
        if (!texts) return body;
        const images = current?.images ?? [];
        // Pictures come and go by their own routes.
        const from = texts.map(({ index }, place) => index ?? place);
        if (texts.length !== images.length || new Set(from).size !== images.length) failField('images', 'invalid');
        if (from.some((place) => place >= images.length)) failField('images', 'invalid');
        texts.forEach(({ startAt, endAt }, index) => {
          if (startAt && endAt && endAt <= startAt) failField(`images.${index}.endAt`, 'period');
        });
        const ordered = from.map((place, index) => ({ ...(images[place] as Images[number]), ...texts[index] }));
        return { ...body, images: numbered(ordered) };
      },
      afterChange: async (tx, before, after) => {
        if (before && !after)
          await files.release(
            tx,
            before.images.map(({ image }) => image._id),
          );
      },
    }),

    setImage: ({ params, file, ...caller }) =>
      files.add(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, image) => {
        // The lock makes two who set the same place come one after the other: the later one replaces the earlier.
        const banner = await lock(tx, params.id);
        const { images } = banner;
        const index = placeOf(params.index, images.length);
        if (index === bannerImageCount) fail('too_many', { values: { limit: bannerImageCount } });
        const replaced = images[index];
        if (replaced) await files.release(tx, [replaced.image._id]);
        await files.attach(tx, image._id, { resource, id: banner._id, slot: 'images' });
        const fresh = { alt: { ko: banner.name }, newWindow: false, enabled: true, clicks: 0, index };
        return {
          banner: await changeImages(tx, banner, images.toSpliced(index, 1, { ...fresh, ...replaced, image }), caller),
        };
      }),

    removeImage: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const banner = await lock(tx, params.id);
        const index = placeOf(params.index, banner.images.length);
        const { image } = banner.images[index] ?? fail('not_found');
        await files.release(tx, [image._id]);
        await changeImages(tx, banner, banner.images.toSpliced(index, 1), caller);
      }),
  });
};
