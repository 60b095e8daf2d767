import type { FastifyInstance } from 'fastify';
import { contract, type Practice } from 'shared/contract';
import { newId } from '../../platform/database/columns';
import { documentHandlers, readDocument } from '../../platform/documents/documents';
import { serve } from '../../platform/http/serve';
import { assertUnique } from '../assert-unique';
import type { FirmServices } from '../services';

type PracticeInput = Omit<Practice, '_id' | 'order'> & { _id?: string | null | undefined };

export const servePractices = (app: FastifyInstance, { db }: FirmServices) => {
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
      write: (input: PracticeInput[], current) => {
        assertUnique('practices', 'code', input);
        const unusedIds = new Set(current.map(({ _id }) => _id));
        const takeId = ({ _id }: PracticeInput) => (_id && unusedIds.delete(_id) ? _id : newId());
        return input.map((practice, order) => ({ ...practice, _id: takeId(practice), order }));
      },
    }),
  );
};
