import { type Contract, contract, errors, type RouteSpec, routesOf } from 'shared/contract';
import { type Json, operationOf, tagOf } from './openapi-operations';

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

const apiError = {
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

/** 405 belongs to the methods that a path does not have, so no operation answers it. */
const refusals = Object.values(errors).flatMap(({ status }) => (Number(status) === 405 ? [] : status));
const reasons = (status: number) =>
  Object.entries(errors)
    .filter(([, error]) => error.status === status)
    .map(([code, { en }]) => `\`${code}\`: ${en}`)
    .join('\n\n');

const responses = Object.fromEntries(
  [...new Set(refusals)].map((status) => [
    `Error${status}`,
    {
      description: reasons(status),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
    },
  ]),
);

const parameters = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'Korean, English or Chinese; Korean where a text is not translated',
    schema: { type: 'string', example: 'en' },
  },
};

const group = (routes: { name: string; route: RouteSpec }[]): Json => {
  const paths: Record<string, Json> = {};
  for (const { name, route } of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route) };
  }
  return paths;
};

/** The contract as an OpenAPI 3.1 document. */
export const openapiDocument = (routes: Contract = contract) => {
  const all = routesOf(routes);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico',
      version: '1.0.0',
      summary: 'The API of the firm’s public site, its console and its matching platform',
      description: 'Generated from the contract in `shared/contract`, which the API and its typed client are made of.',
      contact: { name: 'Portico', url: 'https://portico.example' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The host, which passes `/api` on' }],
    tags: [...new Set(all.map(({ name }) => tagOf(name)))].map((name) => ({ name, description: `Routes of ${name}` })),
    paths: group(all),
    components: { schemas: { ApiError: apiError }, responses, parameters, securitySchemes },
  };
};
