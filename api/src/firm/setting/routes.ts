import type { FastifyInstance } from 'fastify';
import { contract, type Setting } from 'shared/contract';
import { documentHandlers, readDocument } from '../../platform/documents/documents';
import { serve } from '../../platform/http/serve';
import { assertUnique } from '../assert-unique';
import { findContentLanguages } from '../content-languages';
import type { FirmServices } from '../services';
import { describeRegions } from './describe-regions';

export const serveSetting = (app: FastifyInstance, { db }: FirmServices) => {
  serve(app, contract.setting, {
    // The response schema drops the keys that are not public.
    get: async () => {
      const { value } = await readDocument(db, 'setting');
      const offices = value.offices.map((office, at) => ({
        ...office,
        served: describeRegions(value.regions, at),
        contentLanguages: findContentLanguages([office.title, office.location]),
      }));
      return { setting: { ...value, offices } };
    },
  });

  const write = (setting: Setting) => {
    assertUnique('setting.offices', 'slug', setting.offices);
    const places = (setting.navigation ?? []).map(({ place, to }) => ({ to: `${place} ${to}` }));
    assertUnique('setting.navigation', 'to', places);
    return setting;
  };
  serve(app, contract.console.setting, documentHandlers(db, 'setting', { write }));
};
