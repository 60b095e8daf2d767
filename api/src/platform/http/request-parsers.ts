import type { FastifyRequest } from 'fastify';
import type { RouteSpec } from 'shared/contract';
import { throwApiError, toFieldErrors } from './errors';

const isSegment = (text: string) => /^[\w.-]{1,64}$/.test(text);

export const parseParams = (request: FastifyRequest) => {
  const params = request.params as Record<string, string>;
  // No id looks like this: answered without a query.
  if (!Object.values(params).every(isSegment)) throwApiError('not_found');
  return params;
};

const rejectUnknown = (keys: string[]) =>
  keys.length === 0 ? {} : throwApiError('malformed', { errors: keys.map((field) => ({ field, code: 'unknown' })) });

/** Issues contain the input, to distinguish a missing value from one of the wrong type. */
const parseOptions = { reportInput: true };

// zod compiles a schema on first use: each route creates its parser once, not per request.

export const createQueryParser = ({ query: declared }: RouteSpec) => {
  const schema = declared?.strict();
  return ({ query }: FastifyRequest) => {
    if (!schema) return rejectUnknown(Object.keys(query as object));
    const parsed = schema.safeParse(query, parseOptions);
    return parsed.success ? parsed.data : throwApiError('malformed', { errors: toFieldErrors(parsed.error) });
  };
};

export const createBodyParser = ({ body: declared }: RouteSpec) => {
  const schema = declared?.strict();
  return ({ body }: FastifyRequest) => {
    if (!schema) return undefined;
    if (body === null || typeof body !== 'object' || Array.isArray(body)) throwApiError('malformed');
    if ('version' in schema.shape && !Object.hasOwn(body, 'version')) throwApiError('version_required');
    const parsed = schema.safeParse(body, parseOptions);
    return parsed.success ? parsed.data : throwApiError('invalid', { errors: toFieldErrors(parsed.error) });
  };
};

/** Parses the text parts of an upload; ignored if the route declares none. */
export const createFieldsParser = ({ fields: declared }: RouteSpec) => {
  const schema = declared?.strict();
  return (fields: Record<string, string>) => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(fields, parseOptions);
    return parsed.success ? parsed.data : throwApiError('invalid', { errors: toFieldErrors(parsed.error) });
  };
};
