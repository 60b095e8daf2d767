import { type Access, type RouteSpec, uploads } from 'shared/contract';
import type { z } from 'zod';
import { getResponseSchema, toJsonSchema } from './http/serialise';
import { isUploadPart } from './http/upload';

export type Json = Record<string, unknown>;

const bearer = [{ accessToken: [] }];
const security: Record<Access, Json[]> = {
  public: [{}],
  basic: [{ signIn: [] }],
  refresh: [{ refreshToken: [] }],
  member: bearer,
  owner: [...bearer, { formProof: [] }],
  seller: bearer,
  console: bearer,
};

const isAnyJson = (node: unknown) =>
  typeof node === 'object' && node !== null && '$ref' in node && String(node.$ref).startsWith('#/$defs/');

/** Converts a schema for the document; references of zod to "any JSON" become the empty schema. */
const toDocumentSchema = (schema: z.core.$ZodType, io: 'input' | 'output') => {
  const { $defs: _, ...json } = toJsonSchema(schema, io, 'draft-2020-12');
  return JSON.parse(JSON.stringify(json, (_key, node: unknown) => (isAnyJson(node) ? {} : node))) as typeof json;
};

/** Error statuses that follow from the declaration of a route. */
const listErrorStatuses = ({ access, body, part, path, method }: RouteSpec): number[] =>
  [
    400,
    401,
    access === 'public' || access === 'basic' || access === 'refresh' ? [] : 403,
    path.includes(':') ? 404 : [],
    method === 'GET' ? [] : 409,
    body || part ? [413, 415, 422] : [],
    body && 'version' in body.shape ? 428 : [],
    429,
    500,
    503,
  ].flat();

const createParameters = ({ path, query, localised }: RouteSpec): Json[] => {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', maxLength: 64 },
  }));
  const { properties = {}, required = [] } = query ? toDocumentSchema(query, 'input') : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery, ...(localised ? [{ $ref: '#/components/parameters/AcceptLanguage' }] : [])];
};

const createRequestBody = ({ body, part, fields }: RouteSpec): Json | undefined => {
  if (body) return { required: true, content: { 'application/json': { schema: toDocumentSchema(body, 'input') } } };
  if (part === undefined || !isUploadPart(part)) return undefined;
  const { limit, types } = uploads[part];
  const file = { type: 'string', format: 'binary', description: `At most ${limit} bytes: ${types.join(', ')}` };
  const { properties = {}, required = [] } = fields ? toDocumentSchema(fields, 'input') : {};
  const schema = { type: 'object', required: [...required, part], properties: { ...properties, [part]: file } };
  return { required: true, content: { 'multipart/form-data': { schema } } };
};

const createSuccessResponse = (spec: RouteSpec): Json => {
  const answered = getResponseSchema(spec);
  if (spec.response === null) return { 204: { description: 'Done' } };
  if (spec.response === 'events') return { 200: { description: spec.summary, content: { 'text/event-stream': {} } } };
  if (!answered) return { 200: { description: 'The file', content: { 'application/octet-stream': {} } } };
  const content = { 'application/json': { schema: toDocumentSchema(answered, 'output') } };
  return { [spec.status ?? 200]: { description: spec.summary, content } };
};

/** The tag of a route: `console.boards.list` → `console boards`. */
export const getTag = (name: string) => name.split('.').slice(0, -1).join(' ');

/** Converts a route of the contract to an operation. */
export const createOperation = (name: string, spec: RouteSpec): Json => {
  const requestBody = createRequestBody(spec);
  const refused = listErrorStatuses(spec).map((status) => [status, { $ref: `#/components/responses/Error${status}` }]);
  return {
    operationId: name.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: spec.summary,
    description: `${spec.summary}.${spec.addition ? ' Added to the specification’s list.' : ''}`,
    tags: [getTag(name)],
    'x-access': spec.access,
    security: security[spec.access],
    parameters: createParameters(spec),
    ...(requestBody && { requestBody }),
    responses: { ...createSuccessResponse(spec), ...Object.fromEntries(refused) },
  };
};
