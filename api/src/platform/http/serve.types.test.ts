import { expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { contract, route } from 'shared/contract';
import { boards } from '../../firm/boards/table';
import { faqs } from '../../firm/faqs/table';
import { popups } from '../../firm/popups/table';
import type { Database } from '../database/connect';
import { crudHandlers } from './crud-handlers';
import { serve } from './serve';

// Never called: each marked line must not compile.
export const mistakes = (app: FastifyInstance, db: Database) => {
  const audit = { audit: [], total: 0, page: 1, limit: 20 };

  // @ts-expect-error a missing handler
  serve(app, contract.console.audit, {});

  // @ts-expect-error a misspelt handler
  serve(app, contract.console.audit, { list: () => audit, lst: () => audit });

  // @ts-expect-error a misspelt handler beside those of a resource
  serve(app, contract.console.boards, { ...crudHandlers(db, contract.console.boards, boards, {}), tumb: () => ({}) });

  // @ts-expect-error an answer that lacks a key
  serve(app, contract.console.audit, { list: () => ({ audit: [], total: 0 }) });

  // @ts-expect-error a query that the route does not take
  serve(app, contract.console.audit, { list: ({ query }) => ({ ...audit, page: query.pge }) });

  // @ts-expect-error a parameter that is not in the path
  serve(app, contract.files, { download: ({ params }) => params.file });

  // @ts-expect-error a visitor has no name
  serve(app, contract.files, { download: ({ user }) => user.name });

  // @ts-expect-error a column to search in that the table lacks
  crudHandlers(db, contract.console.faqs, faqs, { search: ['questions'] });

  // @ts-expect-error a table without the columns that the list is sorted and filtered by
  crudHandlers(db, contract.console.faqs, boards, {});

  // @ts-expect-error a body that is not a row needs `write`
  crudHandlers(db, contract.console.popups, popups, { show: (row) => ({ ...row, _image: null, _mobileImage: null }) });

  // @ts-expect-error a value of another type than its column
  crudHandlers(db, contract.console.faqs, faqs, { write: (body) => ({ ...body, order: 'first' }) });

  // @ts-expect-error an access that does not exist
  route({ method: 'GET', path: '/v1/x', access: 'friend', summary: 'For friends', response: null });
};

test('the mistakes above do not compile', () => expect(mistakes).toBeInstanceOf(Function));
