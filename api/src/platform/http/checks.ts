import type { FastifyRequest } from 'fastify';
import type { RouteSpec } from 'shared/contract';
import { fail, fieldFailures } from './errors';

const isSegment = (text: string) => /^[\w.-]{1,64}$/.test(text);

export const paramsOf = (request: FastifyRequest) => {
  const params = request.params as Record<string, string>;
  // No record is named like this, and the database need not be asked.
  if (!Object.values(params).every(isSegment)) fail('not_found');
  return params;
};

const refuseAll = (keys: string[]) =>
  keys.length === 0 ? {} : fail('malformed', { errors: keys.map((field) => ({ field, code: 'unknown' })) });

/** An issue then says what was given, which tells a missing value from one of the wrong kind. */
const told = { reportInput: true };

// A schema is compiled when it is first used, so each route derives its own once and not with every request.

export const queryCheck = ({ query: declared }: RouteSpec) => {
  const schema = declared?.strict();
  return ({ query }: FastifyRequest) => {
    if (!schema) return refuseAll(Object.keys(query as object));
    const parsed = schema.safeParse(query, told);
    return parsed.success ? parsed.data : fail('malformed', { errors: fieldFailures(parsed.error) });
  };
};

export const bodyCheck = ({ body: declared }: RouteSpec) => {
  const schema = declared?.strict();
  return ({ body }: FastifyRequest) => {
    if (!schema) return undefined;
    if (body === null || typeof body !== 'object' || Array.isArray(body)) fail('malformed');
    if ('version' in schema.shape && !Object.hasOwn(body, 'version')) fail('version_required');
    const parsed = schema.safeParse(body, told);
    return parsed.success ? parsed.data : fail('invalid', { errors: fieldFailures(parsed.error) });
  };
};

/** The text parts beside a file; a route that declares none pays them no attention. */
export const fieldsCheck = ({ fields: declared }: RouteSpec) => {
  const schema = declared?.strict();
  return (given: Record<string, string>) => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(given, told);
    return parsed.success ? parsed.data : fail('invalid', { errors: fieldFailures(parsed.error) });
  };
};
