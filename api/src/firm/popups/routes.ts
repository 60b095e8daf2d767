import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type Language } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { fail, failField } from '../../platform/http/errors';
import { crudHandlers } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { chosenPicture } from './pictures';
import { type PopupRow, popups } from './table';

const resource = 'popups';
const homePaths = ['/', '/en', '/cn'];

interface Visit {
  language: Language;
  device?: 'pc' | 'mobile' | undefined;
  path?: string | undefined;
}

/** Whether somebody there and now sees a popup (W1). */
const isShown = ({ language, device, path = '/' }: Visit) =>
  and(
    eq(popups.enabled, true),
    lte(popups.startAt, sql`now()`),
    gt(popups.endAt, sql`now()`),
    device && or(eq(popups.device, 'both'), eq(popups.device, device)),
    sql`(${popups.locales} = '{}' or ${language} = any(${popups.locales}))`,
    homePaths.includes(path)
      ? sql`(${popups.paths} = '{}' or ${popups.paths} && ${sql.param(homePaths)}::text[])`
      : sql`${path} = any(${popups.paths})`,
  );

/** A popup shows something, and its period is one. */
const checkWhole = ({ type, image, content, startAt, endAt, dismiss, hideHours }: Partial<PopupRow>) => {
  if (startAt && endAt && endAt <= startAt) failField('endAt', 'period');
  if (type === 'IMAGE' && !image) failField('_image', 'required');
  if (type === 'HTML' && !content) failField('content', 'required');
  if (dismiss === 'HOURS' && !hideHours) failField('hideHours', 'required');
};

const counters = { view: 'views', click: 'clicks', dismiss: 'dismissals' } as const;

export const servePopups = (app: FastifyInstance, { db, files }: { db: Database; files: Files }) => {
  serve(app, contract.popups, {
    list: ({ query: { device, path, ...query }, language }) =>
      answerList(db, popups, {
        query,
        many: 'popups',
        search: ['title'],
        where: isShown({ language, device, path }),
        order: [asc(popups.order), asc(popups._id)],
        show: (popup) => popup,
      }),

    count: async ({ params, body }) => {
      const column = counters[body.event];
      const { rowCount } = await db
        .update(popups)
        .set({ [column]: sql`${popups[column]} + 1` })
        .where(and(eq(popups._id, params.id), eq(popups.enabled, true)));
      if (rowCount === 0) fail('not_found');
    },
  });

  serve(
    app,
    contract.console.popups,
    crudHandlers(db, contract.console.popups, popups, {
      search: ['title'],
      write: async ({ _image, _mobileImage, ...body }, { tx, current }) => {
        const picture = (field: '_image' | '_mobileImage', given: string | null | undefined, old?: PopupRow['image']) =>
          chosenPicture(tx, files, { field, given, current: old ?? null });
        const values = {
          ...body,
          image: await picture('_image', _image, current?.image),
          mobileImage: await picture('_mobileImage', _mobileImage, current?.mobileImage),
        };
        checkWhole({ ...current, ...values });
        return values;
      },
      show: (popup) => ({ ...popup, _image: popup.image?._id, _mobileImage: popup.mobileImage?._id }),
      afterChange: async (tx, before, after) => {
        const of = (popup: PopupRow | null) => [popup?.image, popup?.mobileImage].flatMap((file) => file?._id ?? []);
        const kept = of(after);
        await files.release(
          tx,
          of(before).filter((id) => !kept.includes(id)),
        );
        if (after) for (const id of kept) await files.attach(tx, id, { resource, id: after._id, slot: 'image' });
      },
    }),
  );
};
