import type { FastifyRequest } from 'fastify';
import { throwApiError } from './errors';

/** Throws `not_found` for a request that passed a proxy, such as the host. */
export const requireDirect = ({ headers }: Pick<FastifyRequest, 'headers'>) => {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) throwApiError('not_found');
};
