import type { FastifyInstance } from 'fastify';
import { contract, type Practice } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { documentHandlers, readDocument } from '../../platform/documents/documents';
import { newId } from '../../platform/http/columns';
import { Failure } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';

type Given = Omit<Practice, '_id' | 'order'> & { _id?: string | null | undefined };

/** Refuses a list in which two have the same value of a field that tells them apart. */
export const refuseTwins = <K extends string>(field: string, key: K, items: Record<K, string>[]) => {
  const twins = items.flatMap((item, at) => (items.findIndex((other) => other[key] === item[key]) < at ? [at] : []));
  if (twins.length > 0)
    throw new Failure('taken', { errors: twins.map((at) => ({ field: `${field}.${at}.${key}`, code: 'taken' })) });
};

export const servePractices = (app: FastifyInstance, { db }: { db: Database }) => {
  serve(app, contract.practices, {
    list: async () => {
      const { value } = await readDocument(db, 'practices', []);
      return { practices: value.filter(({ enabled }) => enabled) };
    },
  });

  serve(
    app,
    contract.console.practices,
    documentHandlers(db, 'practices', {
      empty: [],
      write: (given: Given[], current) => {
        refuseTwins('practices', 'code', given);
        const known = new Set(current.map(({ _id }) => _id));
        const idOf = ({ _id }: Given) => (_id && known.delete(_id) ? _id : newId());
        return given.map((practice, order) => ({ ...practice, _id: idOf(practice), order }));
      },
    }),
  );
};
