import type { FastifyInstance } from 'fastify';
import { contract, type Practice } from 'shared/contract';
import { newId } from '../../platform/database/columns';
import { documentHandlers, readDocument } from '../../platform/documents/documents';
import { serve } from '../../platform/http/serve';
import { assertUnique } from '../assert-unique';
import { findContentLanguages } from '../content-languages';
import type { FirmServices } from '../services';
import { practiceTrash } from '../trash';

type PracticeInput = Omit<Practice, '_id' | 'order'> & { _id?: string | null | undefined };

export const servePractices = (app: FastifyInstance, { db }: FirmServices) => {
  serve(app, contract.practices, {
    list: async () => {
      const { value } = await readDocument(db, 'practices', []);
      const practices = value.filter(({ enabled }) => enabled);
      return {
        practices: practices.map((practice) => ({
          ...practice,
          contentLanguages: findContentLanguages([practice.name, practice.about]),
        })),
      };
    },
  });

  serve(
    app,
    contract.console.practices,
    documentHandlers(db, 'practices', {
      empty: [],
      write: async (input: PracticeInput[], current, tx, caller) => {
        assertUnique('practices', 'code', input);
        const unused = new Map(current.map((practice) => [practice._id, practice]));
        const takeId = ({ _id }: PracticeInput) => (_id && unused.delete(_id) ? _id : newId());
        const practices = input.map((practice, order) => ({ ...practice, _id: takeId(practice), order }));
        for (const removed of unused.values()) await practiceTrash.trash(tx, removed, caller);
        return practices;
      },
    }),
  );
};
