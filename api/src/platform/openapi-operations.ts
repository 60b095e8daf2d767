import { isDeepStrictEqual } from 'node:util';
import { type Access, pageQuery, type RouteSpec, uploads } from 'shared/contract';
import { getResponseSchema } from './http/serialise';
import { isUploadPart } from './http/upload';
import type { createSchemas } from './openapi-schemas';

export type Json = Record<string, unknown>;
type Convert = ReturnType<typeof createSchemas>['convert'];

export interface OperationContext {
  convert: Convert;
  /** Parameters of the document by name. */
  shared: Json;
}

/** What most routes need: the document's own security, which an operation repeats only where it needs another. */
export const bearer = [{ accessToken: [] }];
const security: Record<Access, Json[]> = {
  public: [{}],
  basic: [{ signIn: [] }],
  refresh: [{ refreshToken: [] }],
  member: bearer,
  owner: [...bearer, { formProof: [] }],
  seller: bearer,
  console: bearer,
};

/** Error statuses that only some routes answer; all others are the `default` of every route. */
export const errorStatuses = [404, 409, 413, 415, 422, 428];

/** Error statuses that follow from the declaration of a route. */
const listErrorStatuses = ({ body, part, path, method }: RouteSpec) => {
  const unanswered = [
    !path.includes(':') && 404,
    method === 'GET' && 409,
    !part && [413, 415],
    !(body || part) && 422,
    !(body && 'version' in body.shape) && 428,
  ].flat();
  return errorStatuses.filter((status) => !unanswered.includes(status));
};

/** Query parameters that most lists have, by name; declared once in the document. */
export const createListParameters = (convert: Convert): Json =>
  Object.fromEntries(
    Object.entries(convert(pageQuery, 'input').properties ?? {}).map(([name, schema]) => [
      name,
      { name, in: 'query', schema },
    ]),
  );

export const createPathParameter = (name: string) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string', maxLength: 64 },
});

/** The parameters in a path of the contract, which stand once for all its operations. */
export const createPathParameters = (path: string): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) =>
    name === 'id' ? { $ref: '#/components/parameters/Id' } : createPathParameter(name),
  );

const createParameters = ({ query, localised }: RouteSpec, { convert, shared }: OperationContext): Json[] => {
  const { properties = {}, required = [] } = query ? convert(query, 'input') : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => {
    const parameter = { name, in: 'query', ...(required.includes(name) && { required: true }), schema };
    return isDeepStrictEqual(parameter, shared[name]) ? { $ref: `#/components/parameters/${name}` } : parameter;
  });
  return [...inQuery, ...(localised ? [{ $ref: '#/components/parameters/AcceptLanguage' }] : [])];
};

const createRequestBody = ({ body, part, fields }: RouteSpec, { convert }: OperationContext): Json | undefined => {
  if (body) return { required: true, content: { 'application/json': { schema: convert(body, 'input') } } };
  if (part === undefined || !isUploadPart(part)) return undefined;
  const { limit, types } = uploads[part];
  const file = { type: 'string', format: 'binary', description: `At most ${limit} bytes: ${types.join(', ')}` };
  const { properties = {}, required = [] } = fields ? convert(fields, 'input') : {};
  const schema = { type: 'object', required: [...required, part], properties: { ...properties, [part]: file } };
  return { required: true, content: { 'multipart/form-data': { schema } } };
};

const createSuccessResponse = (spec: RouteSpec, { convert }: OperationContext): Json => {
  const answered = getResponseSchema(spec);
  if (spec.response === null) return { 204: { description: 'OK' } };
  if (spec.response === 'events') return { 200: { description: 'Events', content: { 'text/event-stream': {} } } };
  if (!answered) return { 200: { description: 'The file', content: { 'application/octet-stream': {} } } };
  const content = { 'application/json': { schema: convert(answered, 'output') } };
  return { [spec.status ?? 200]: { description: 'OK', content } };
};

/** The tag of a route: `console.boards.list` → `console boards`. */
export const getTag = (name: string) => name.split('.').slice(0, -1).join(' ');

/** Converts a route of the contract to an operation. */
export const createOperation = (name: string, spec: RouteSpec, context: OperationContext): Json => {
  const parameters = createParameters(spec, context);
  const requestBody = createRequestBody(spec, context);
  const refused = listErrorStatuses(spec).map((status) => [status, { $ref: `#/components/responses/Error${status}` }]);
  return {
    operationId: name.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: spec.summary,
    tags: [getTag(name)],
    'x-access': spec.access,
    ...(security[spec.access] !== bearer && { security: security[spec.access] }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      ...createSuccessResponse(spec, context),
      ...Object.fromEntries(refused),
      default: { $ref: '#/components/responses/Error' },
    },
  };
};
