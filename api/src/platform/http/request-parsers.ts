import type { FastifyRequest } from 'fastify';
import type { RouteSpec } from 'shared/contract';
import type { z } from 'zod';
import { throwApiError, toFieldErrors } from './errors';

const isSegment = (text: string) => /^[\w.-]{1,64}$/.test(text);
const isSlug = (text: string) => /^[a-z\d가-힣㐀-䶿一-鿿-]{1,64}$/.test(text.normalize('NFC'));

export const parseParams = (request: FastifyRequest, { bySlug }: Pick<RouteSpec, 'bySlug'>) => {
  const params = request.params as Record<string, string>;
  const isName = (text: string) => isSegment(text) || (bySlug === true && isSlug(text));
  // Nothing has such a name: answered without a query.
  if (!Object.values(params).every(isName)) throwApiError('not_found');
  return params;
};

const rejectUnknown = (keys: string[]) =>
  keys.length === 0 ? {} : throwApiError('malformed', { errors: keys.map((field) => ({ field, code: 'unknown' })) });

/** Parses or throws `code` with the field errors. Issues contain the input, to distinguish a missing value from one of the wrong type. */
const parse = <S extends z.ZodType>(schema: S, value: unknown, code: 'malformed' | 'invalid'): z.output<S> => {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? parsed.data : throwApiError(code, { errors: toFieldErrors(parsed.error) });
};

// zod compiles a schema on first use: each route creates its parser once, not per request.

export const createQueryParser = ({ query: declared }: RouteSpec) => {
  const schema = declared?.strict();
  return ({ query }: FastifyRequest) => {
    return schema ? parse(schema, query, 'malformed') : rejectUnknown(Object.keys(query as object));
  };
};

export const createBodyParser = ({ body: declared }: RouteSpec) => {
  const schema = declared?.strict();
  return ({ body }: FastifyRequest) => {
    if (!schema) return undefined;
    if (body === null || typeof body !== 'object' || Array.isArray(body)) throwApiError('malformed');
    if ('version' in schema.shape && !Object.hasOwn(body, 'version')) throwApiError('version_required');
    return parse(schema, body, 'invalid');
  };
};

/** Parses the text parts of an upload; ignored if the route declares none. */
export const createFieldsParser = ({ fields: declared }: RouteSpec) => {
  const schema = declared?.strict();
  return (fields: Record<string, string>) => schema && parse(schema, fields, 'invalid');
};
