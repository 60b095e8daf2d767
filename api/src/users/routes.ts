import { and, arrayContains, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../database/connect';
import { serve } from '../http/serve';
import { users } from './table';

export const serveUsers = (app: FastifyInstance, db: Database) => {
  serve(app, contract.console.staff, {
    list: async () => ({
      staff: await db
        .select({ _id: users._id, name: users.name, username: users.username })
        .from(users)
        .where(and(arrayContains(users.roles, ['ADMIN']), eq(users.status, 'ACTIVE')))
        .orderBy(asc(users.name), asc(users._id)),
    }),
  });
};
