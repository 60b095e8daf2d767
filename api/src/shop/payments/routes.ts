import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import type { Shop } from '../orders/change';
import { book } from './book';

export const servePayments = (app: FastifyInstance, { db, shop }: { db: Database; shop: Shop }) => {
  serve(app, contract.payments, {
    webhook: async ({ params, body, request: { headers } }) => {
      const provider = shop.providers.named(params.provider);
      if (!provider?.verify) fail('not_found');
      if (!provider.verify(headers['payment-signature']?.toString(), body)) fail('forbidden');
      return { result: await book(db, shop, provider.name, body) };
    },
  });
};
