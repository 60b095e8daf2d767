import {
  apiContract,
  type Contract,
  contract,
  errors,
  listRoutes,
  type RouteSpec,
  servedContracts,
} from 'shared/contract';
import { hostPaths, hostSecuritySchemes } from './openapi-host';
import {
  bearer,
  createListParameters,
  createOperation,
  createPathParameter,
  createPathParameters,
  errorStatuses,
  getTag,
  type Json,
  type OperationContext,
} from './openapi-operations';
import { createSchemas } from './openapi-schemas';

const securitySchemes = {
  signIn: {
    type: 'http',
    scheme: 'basic',
    description: 'Basic base64("jwe:" + compact JWE of username, password and nonce)',
  },
  refreshToken: { type: 'http', scheme: 'bearer', description: 'A refresh token; each is used once' },
  accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'An access token of ten minutes' },
  formProof: {
    type: 'apiKey',
    in: 'header',
    name: 'form-proof',
    description: 'base64url(utf8("<phone digits>:<password>")) of a visitor who sent a form',
  },
};

const errorSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(errors) },
    message: { type: 'string', description: 'For people, in the language of Accept-Language' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** The codes alone: their texts stand once, in `/api/docs/errors`, and not with every operation of a generated client. */
const describeStatus = (status: number) =>
  Object.entries(errors)
    .flatMap(([code, error]) => (error.status === status ? `\`${code}\`` : []))
    .join(', ');
const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

const errorResponses = Object.fromEntries(
  errorStatuses.map((status) => [`Error${status}`, { description: describeStatus(status), content }]),
);
const responses = {
  ...errorResponses,
  Error: {
    description:
      'Refusals that every route may answer: 400 (malformed), 401 (not signed in), 403 (not allowed), 429 (too many requests), 500, 503',
    content,
  },
};

const namedParameters = {
  Id: createPathParameter('id'),
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'Korean, English or Chinese; Korean where a text is not translated',
    schema: { type: 'string', example: 'en' },
  },
};

const createPaths = (routes: { name: string; route: RouteSpec }[], context: OperationContext): Json => {
  const paths: Record<string, Json> = {};
  for (const { name, route } of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
    const parameters = createPathParameters(route.path);
    paths[path] = {
      ...(parameters.length > 0 && { parameters }),
      ...paths[path],
      [route.method.toLowerCase()]: createOperation(name, route, context),
    };
  }
  return paths;
};

/** Converts the contract to an OpenAPI 3.1 document. */
export const createOpenapiDocument = (routes: Contract = contract) => {
  const all = listRoutes(routes);
  const schemas = createSchemas();
  const shared = createListParameters(schemas.convert);
  const { document: paths, schemas: named } = schemas.finish({
    ...createPaths(all, { convert: schemas.convert, shared }),
    ...hostPaths,
  } as Json);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico',
      version: apiContract,
      'x-contracts': servedContracts,
      summary: 'The API of the firm’s public site, its console and its matching platform',
      description: 'Generated from the contract in `shared/contract`, which the API and its typed client are made of.',
      contact: { name: 'Portico', url: 'https://portico.example' },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    security: bearer,
    servers: [{ url: '/', description: 'The host, which passes `/api` on' }],
    tags: [...new Set(all.map(({ name }) => getTag(name)))].map((name) => ({ name, description: name })),
    paths,
    components: {
      schemas: { Error: errorSchema, ...named },
      responses,
      parameters: { ...shared, ...namedParameters },
      securitySchemes: { ...securitySchemes, ...hostSecuritySchemes },
    },
  };
};
