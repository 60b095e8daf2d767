import { and, eq, isNull, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { crudHandlers } from '../../platform/http/handlers';
import { serve } from '../../platform/http/serve';
import { users } from '../users/table';
import { levels } from './table';

/** The default moves to another level and never goes away: the one that had it is told so first. */
const passDefault = (tx: Database, to: string | null) =>
  tx
    .update(levels)
    .set({ isDefault: false })
    .where(and(eq(levels.isDefault, true), to === null ? undefined : ne(levels._id, to)));

export const serveLevels = (app: FastifyInstance, { db }: { db: Database }) =>
  serve(app, contract.console.levels, {
    ...crudHandlers(db, contract.console.levels, levels, {
      search: ['name', 'code'],
      write: async (body, { tx, current }) => {
        if (body.isDefault) await passDefault(tx, current?._id ?? null);
        if (current?.isDefault && body.isDefault === false) fail('wrong_state');
        return body;
      },
      beforeRemove: async ({ _id, isDefault }, tx) => {
        if (isDefault) fail('wrong_state');
        const held = await tx.$count(users, and(eq(users._level, _id), isNull(users.purgedAt)));
        if (held > 0) fail('in_use', { answer: { users: held } });
      },
    }),
  });
