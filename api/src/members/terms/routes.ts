import { and, asc, desc, eq, inArray, lte, max, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type TermsCode } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { crudHandlers } from '../../platform/http/crud-handlers';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import { consents } from '../consents/table';
import type { MembersServices } from '../services';
import { termsTrash } from '../trash';
import { type TermsRow, terms } from './table';

const isCurrent = and(eq(terms.status, 'PUBLISHED'), lte(terms.effectiveAt, sql`now()`));
/** In force now or before; consents may refer to it. */
const wasInForce = and(inArray(terms.status, ['PUBLISHED', 'ARCHIVED']), lte(terms.effectiveAt, sql`now()`));

/** The edition in force of each code. */
const selectInForce = (db: Database) =>
  db
    .selectDistinctOn([terms.code], { _id: terms._id })
    .from(terms)
    .where(isCurrent)
    .orderBy(terms.code, desc(terms.effectiveAt), desc(terms.edition));

const toPublicTerms = <T extends { edition: number }>(row: T) => ({ ...row, version: row.edition });

/** Throws `in_use` if somebody agreed to this edition; a change needs a new edition. */
const assertNotAgreed = async (tx: Database, { code, edition }: TermsRow) => {
  const agreed = and(eq(consents.termsCode, code), eq(consents.termsVersion, edition), eq(consents.agreed, true));
  const count = await tx.$count(consents, agreed);
  if (count > 0) throwApiError('in_use', { body: { consents: count } });
};

const allocateEdition = async (tx: Database, code: TermsCode) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`terms:${code}`}))`);
  const [last] = await tx
    .select({ edition: max(terms.edition) })
    .from(terms)
    .where(eq(terms.code, code));
  return (last?.edition ?? 0) + 1;
};

export const serveTerms = (app: FastifyInstance, { db }: MembersServices) => {
  serve(app, contract.terms, {
    list: ({ query }) =>
      listRecords(db, terms, {
        query,
        many: 'terms',
        search: ['title'],
        where: inArray(terms._id, selectInForce(db)),
        order: [asc(terms.code)],
        without: ['content'],
        show: toPublicTerms,
      }),

    get: async ({ params, query }) => {
      const code = params.code as TermsCode;
      const editions = await db
        .select()
        .from(terms)
        .where(and(eq(terms.code, code), wasInForce))
        .orderBy(desc(terms.effectiveAt), desc(terms.edition));
      const isRequested = ({ status, edition }: TermsRow) =>
        query.version ? edition === query.version : status === 'PUBLISHED';
      return {
        terms: toPublicTerms(editions.find(isRequested) ?? throwApiError('not_found')),
        versions: editions.map(({ edition, effectiveAt, changeNote }) => ({
          version: edition,
          effectiveAt,
          changeNote,
        })),
      };
    },
  });

  serve(
    app,
    contract.console.terms,
    crudHandlers(db, contract.console.terms, terms, {
      search: ['title', 'changeNote'],
      trash: termsTrash,
      write: async (body, { tx, current }) => {
        if (!current) return { ...body, edition: await allocateEdition(tx, body.code ?? throwApiError('invalid')) };
        if (body.code !== undefined && body.code !== current.code) throwFieldError('code', 'invalid');
        const isArchiving = body.status === 'ARCHIVED' && Object.keys(body).every((key) => key === 'status');
        if (!isArchiving && current.status !== 'DRAFT') await assertNotAgreed(tx, current);
        return body;
      },
      beforeRemove: async (row, tx) => assertNotAgreed(tx, row),
    }),
  );
};
