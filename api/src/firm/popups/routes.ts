import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type Language } from 'shared/contract';
import { resolvePicture } from '../../platform/files/resolve-picture';
import { crudHandlers } from '../../platform/http/crud-handlers';
import { assertNoFieldErrors, throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import type { FirmServices } from '../services';
import { popupTrash } from '../trash';
import { type PopupRow, popups } from './table';

const resource = 'popups';
const homePaths = ['/', '/en', '/cn'];

interface VisitContext {
  language: Language;
  device?: 'pc' | 'mobile' | undefined;
  path?: string | undefined;
}

/** Condition: the popup is shown now on this page, device and language (W1). */
const isVisibleTo = ({ language, device, path = '/' }: VisitContext) =>
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

/** Refuses a popup without content or with an invalid period. */
const assertComplete = ({ type, image, content, startAt, endAt, dismiss, hideHours }: Partial<PopupRow>) =>
  assertNoFieldErrors([
    startAt && endAt && endAt <= startAt && { field: 'endAt', code: 'period' },
    type === 'IMAGE' && !image && { field: '_image', code: 'required' },
    type === 'HTML' && !content && { field: 'content', code: 'required' },
    dismiss === 'HOURS' && !hideHours && { field: 'hideHours', code: 'required' },
  ]);

const getPictureIds = (popup: PopupRow | null) => [popup?.image, popup?.mobileImage].flatMap((file) => file?._id ?? []);

const counters = { view: 'views', click: 'clicks', dismiss: 'dismissals' } as const;

export const servePopups = (app: FastifyInstance, { db, files }: FirmServices) => {
  serve(app, contract.popups, {
    list: ({ query: { device, path, ...query }, language }) =>
      listRecords(db, popups, {
        query,
        many: 'popups',
        search: ['title'],
        where: isVisibleTo({ language, device, path }),
        order: [asc(popups.order), asc(popups._id)],
        show: (popup) => popup,
      }),

    count: async ({ params, body }) => {
      const column = counters[body.event];
      const { rowCount } = await db
        .update(popups)
        .set({ [column]: sql`${popups[column]} + 1` })
        .where(and(eq(popups._id, params.id), eq(popups.enabled, true)));
      if (rowCount === 0) throwApiError('not_found');
    },
  });

  serve(
    app,
    contract.console.popups,
    crudHandlers(db, contract.console.popups, popups, {
      search: ['title'],
      trash: popupTrash,
      write: async ({ _image, _mobileImage, ...body }, { tx, current }) => {
        const mobile = { field: '_mobileImage', id: _mobileImage, stored: current?.mobileImage };
        const values = {
          ...body,
          image: await resolvePicture(tx, files, { field: '_image', id: _image, stored: current?.image }),
          mobileImage: await resolvePicture(tx, files, mobile),
        };
        assertComplete({ ...current, ...values });
        return values;
      },
      show: (popup) => ({ ...popup, _image: popup.image?._id, _mobileImage: popup.mobileImage?._id }),
      afterChange: async (tx, before, after) => {
        // The pictures of a deleted popup lie in the trash with it.
        if (!after) return;
        const current = getPictureIds(after);
        await files.release(
          tx,
          getPictureIds(before).filter((id) => !current.includes(id)),
        );
        for (const id of current) await files.attach(tx, id, { resource, id: after._id, slot: 'image' });
      },
    }),
  );
};
