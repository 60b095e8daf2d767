import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import type { ShopServices } from '../services';
import { bookPayment } from './book-payment';

export const servePayments = (app: FastifyInstance, { db, orderServices }: ShopServices) =>
  serve(app, contract.payments, {
    webhook: async ({ params, body, request: { headers } }) => {
      const provider = orderServices.providers.findByName(params.provider);
      if (!provider?.verify) throwApiError('not_found');
      if (!provider.verify(headers['payment-signature']?.toString(), body)) throwApiError('forbidden');
      return { result: await bookPayment(db, orderServices, provider.name, body) };
    },
  });
