import type { FastifyInstance } from 'fastify';
import { contract, type Setting } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { documentHandlers, readDocument } from '../../platform/documents/documents';
import { serve } from '../../platform/http/serve';

export const serveSetting = (app: FastifyInstance, { db }: { db: Database }) => {
  serve(app, contract.setting, {
    // What is not for visitors goes with the keys that the answer does not declare.
    get: async () => ({ setting: (await readDocument(db, 'setting')).value }),
  });

  serve(app, contract.console.setting, documentHandlers(db, 'setting', { write: (setting: Setting) => setting }));
};
