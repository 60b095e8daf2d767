import type { FastifyInstance } from 'fastify';
import { contract, type Setting } from 'shared/contract';
import { documentHandlers, readDocument } from '../../platform/documents/documents';
import { serve } from '../../platform/http/serve';
import { assertUnique } from '../assert-unique';
import type { FirmServices } from '../services';

export const serveSetting = (app: FastifyInstance, { db }: FirmServices) => {
  serve(app, contract.setting, {
    // The response schema drops the keys that are not public.
    get: async () => ({ setting: (await readDocument(db, 'setting')).value }),
  });

  const write = (setting: Setting) => {
    assertUnique('setting.offices', 'slug', setting.offices);
    return setting;
  };
  serve(app, contract.console.setting, documentHandlers(db, 'setting', { write }));
};
