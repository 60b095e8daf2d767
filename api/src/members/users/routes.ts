import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, isBusinessNumber } from 'shared/contract';
import { serve } from '../../platform/http/serve';
import { throttleSource } from '../../platform/http/throttles';
import { createCertify } from '../certifications/certify';
import { createRecover } from '../certifications/recover';
import type { MembersServices } from '../services';
import { createAccountFileHandlers } from './account-files';
import { isAdministrator } from './administrators';
import { createRegister, isBusinessNumberFree } from './register';
import { users } from './table';
import { createUploadTokens } from './upload-tokens';

const lookups = { count: 60, windowS: 3600 };

export const serveUsers = (app: FastifyInstance, services: MembersServices) => {
  const { db, files, keys } = services;
  const uploadTokens = createUploadTokens(keys);

  serve(app, contract.users, {
    ...createAccountFileHandlers(files, uploadTokens),
    register: createRegister(services, uploadTokens),
    certify: createCertify(app, services),
    recover: createRecover(services),

    checkBusinessNumber: async ({ params, ip }) => {
      const digits = params.businessNumber.replaceAll('-', '');
      const valid = isBusinessNumber(digits);
      if (valid) await throttleSource(db, 'numbers', ip, lookups);
      return { valid, free: valid && (await isBusinessNumberFree(db, digits)) };
    },
  });

  serve(app, contract.console.staff, {
    list: async () => ({
      staff: await db
        .select({ _id: users._id, name: users.name, username: users.username })
        .from(users)
        .where(isAdministrator)
        .orderBy(asc(users.name), asc(users._id)),
    }),
  });
};
