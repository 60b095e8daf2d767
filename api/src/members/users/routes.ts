import { and, arrayContains, asc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, isBusinessNumber } from 'shared/contract';
import { serve } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { createCertify } from '../certifications/certify';
import { createRecover } from '../certifications/recover';
import type { MembersServices } from '../services';
import { createAccountFileHandlers } from './account-files';
import { createRegister, isBusinessNumberFree } from './register';
import { users } from './table';
import { createUploadTokens } from './upload-tokens';

const lookups = { count: 60, windowS: 3600 };

export const serveUsers = (app: FastifyInstance, { db, files, keys, messenger }: MembersServices) => {
  const tokens = createUploadTokens(keys);

  serve(app, contract.users, {
    ...createAccountFileHandlers({ files, tokens }),
    register: createRegister({ db, messenger, tokens }),
    certify: createCertify({ db, keys, messenger }),
    recover: createRecover({ db, messenger }),

    checkBusinessNumber: async ({ params, ip }) => {
      const digits = params.businessNumber.replaceAll('-', '');
      const valid = isBusinessNumber(digits);
      if (valid) await throttle(db, `numbers:source:${ip}`, lookups);
      return { valid, free: valid && (await isBusinessNumberFree(db, digits)) };
    },
  });

  serve(app, contract.console.staff, {
    list: async () => ({
      staff: await db
        .select({ _id: users._id, name: users.name, username: users.username })
        .from(users)
        .where(and(arrayContains(users.roles, ['ADMIN']), eq(users.status, 'ACTIVE'), isNull(users.deletedAt)))
        .orderBy(asc(users.name), asc(users._id)),
    }),
  });
};
