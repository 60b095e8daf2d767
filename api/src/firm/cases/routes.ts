import { and, arrayContains, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { requireRow } from '../../platform/database/rows';
import { crudHandlers } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import type { FirmServices } from '../services';
import { caseTrash } from '../trash';
import { addContentLanguages } from './content-languages';
import { cases } from './table';

const search = ['title', 'summary'] as const;
const isPublished = eq(cases.published, true);
const publicOrder = [sql`${cases.order} asc nulls last`, desc(cases.year), desc(cases._id)];

export const serveCases = (app: FastifyInstance, { db }: FirmServices) => {
  serve(app, contract.console.cases, crudHandlers(db, contract.console.cases, cases, { search, trash: caseTrash }));

  serve(app, contract.cases, {
    list: async ({ query: { practice, _lawyer, ...query } }) => {
      const { cases: rows, ...page } = await listRecords(db, cases, {
        query,
        many: 'cases',
        search,
        where: and(
          isPublished,
          practice === undefined ? undefined : arrayContains(cases.practices, [practice]),
          _lawyer === undefined ? undefined : arrayContains(cases._lawyers, [_lawyer]),
        ),
        order: publicOrder,
        without: ['content'],
      });
      return { ...page, cases: await addContentLanguages(db, rows) };
    },

    get: async ({ params }) => {
      const row = await requireRow(db, cases, and(eq(cases.slug, params.slug), isPublished));
      const [found] = await addContentLanguages(db, [row]);
      return { case: found ?? throwApiError('not_found') };
    },
  });
};
