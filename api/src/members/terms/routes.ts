import { and, asc, desc, eq, inArray, lte, max, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type TermsCode } from 'shared/contract';
import { consents } from '../../firm/forms/table';
import type { Database } from '../../platform/database/connect';
import { fail, failField } from '../../platform/http/errors';
import { crudHandlers } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { type TermsRow, terms } from './table';

const isCurrent = and(eq(terms.status, 'PUBLISHED'), lte(terms.effectiveAt, sql`now()`));
/** In force or once in force: a consent may name it. */
const wasInForce = and(inArray(terms.status, ['PUBLISHED', 'ARCHIVED']), lte(terms.effectiveAt, sql`now()`));

/** The newest of each code whose time has come. */
const inForce = (db: Database) =>
  db
    .selectDistinctOn([terms.code], { _id: terms._id })
    .from(terms)
    .where(isCurrent)
    .orderBy(terms.code, desc(terms.effectiveAt), desc(terms.edition));

const forReaders = <T extends { edition: number }>(row: T) => ({ ...row, version: row.edition });

/** What was agreed to stays as it was read: a change of it is the next edition. */
const refuseAgreed = async (tx: Database, { code, edition }: TermsRow) => {
  const agreed = and(eq(consents.termsCode, code), eq(consents.termsVersion, edition), eq(consents.agreed, true));
  const count = await tx.$count(consents, agreed);
  if (count > 0) fail('in_use', { answer: { consents: count } });
};

const nextEdition = async (tx: Database, code: TermsCode) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`terms:${code}`}))`);
  const [last] = await tx
    .select({ edition: max(terms.edition) })
    .from(terms)
    .where(eq(terms.code, code));
  return (last?.edition ?? 0) + 1;
};

export const serveTerms = (app: FastifyInstance, { db }: { db: Database }) => {
  serve(app, contract.terms, {
    list: ({ query }) =>
      answerList(db, terms, {
        query,
        many: 'terms',
        search: ['title'],
        where: inArray(terms._id, inForce(db)),
        order: [asc(terms.code)],
        without: ['content'],
        show: forReaders,
      }),

    get: async ({ params, query }) => {
      const code = params.code as TermsCode;
      const earlier = await db
        .select()
        .from(terms)
        .where(and(eq(terms.code, code), wasInForce))
        .orderBy(desc(terms.effectiveAt), desc(terms.edition));
      const asked = ({ status, edition }: TermsRow) =>
        query.version ? edition === query.version : status === 'PUBLISHED';
      return {
        terms: forReaders(earlier.find(asked) ?? fail('not_found')),
        versions: earlier.map(({ edition, effectiveAt, changeNote }) => ({
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
      write: async (body, { tx, current }) => {
        if (!current) return { ...body, edition: await nextEdition(tx, body.code ?? fail('invalid')) };
        if (body.code !== undefined && body.code !== current.code) failField('code', 'invalid');
        const isArchiving = body.status === 'ARCHIVED' && Object.keys(body).every((key) => key === 'status');
        if (!isArchiving && current.status !== 'DRAFT') await refuseAgreed(tx, current);
        return body;
      },
      beforeRemove: async (row, tx) => refuseAgreed(tx, row),
    }),
  );
};
