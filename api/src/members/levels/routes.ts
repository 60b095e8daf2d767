import { and, eq, isNull, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { crudHandlers } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import type { MembersServices } from '../services';
import { levelTrash } from '../trash';
import { users } from '../users/table';
import { levels } from './table';

/** Takes the default flag from all other levels. Exactly one level is the default. */
const clearDefault = (tx: Database, to = '') =>
  tx
    .update(levels)
    .set({ isDefault: false })
    .where(and(eq(levels.isDefault, true), ne(levels._id, to)));

export const serveLevels = (app: FastifyInstance, { db }: MembersServices) =>
  serve(app, contract.console.levels, {
    ...crudHandlers(db, contract.console.levels, levels, {
      search: ['name', 'code'],
      trash: levelTrash,
      write: async (body, { tx, current }) => {
        if (body.isDefault) await clearDefault(tx, current?._id);
        if (current?.isDefault && body.isDefault === false) throwApiError('wrong_state');
        return body;
      },
      beforeRemove: async ({ _id, isDefault }, tx) => {
        if (isDefault) throwApiError('wrong_state');
        const members = await tx.$count(users, and(eq(users._level, _id), isNull(users.purgedAt)));
        if (members > 0) throwApiError('in_use', { body: { users: members } });
      },
    }),
  });
