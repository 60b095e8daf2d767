import { releaseActions } from 'shared/contract/deployment-actions';

const name = { type: 'string' };
const uuid = { type: 'string', format: 'uuid' };
const nullableName = { type: ['string', 'null'] };
const force = { description: 'Also if it is pinned' };
const common = {
  channel: name,
  contract: { type: 'string', description: 'Major version of the host contract' },
  why: { type: ['string', 'null'], maxLength: 500, description: 'For the audit log' },
};

const shares = { description: 'Per cent of readers, of a canary' };

const change = {
  type: 'object',
  required: ['action', 'remotes', 'channel'],
  properties: {
    action: {
      type: 'string',
      enum: releaseActions,
    },
    remotes: { type: 'array', items: name, description: 'One; of a promotion several, or none for all' },
    ...common,
    from: { type: 'string', description: 'That is promoted' },
    version: { type: 'string', description: 'To pin, or of a new canary' },
    shares: { ...shares, type: 'array', items: { type: 'number' } },
    everyMs: { type: 'integer', description: 'For each of several shares' },
    force: { ...force, type: 'boolean' },
  },
};

const upload = {
  type: 'object',
  required: ['name', 'channel', 'file'],
  properties: {
    name,
    ...common,
    force: { ...force, type: 'string', enum: ['true', 'false'] },
    shares: { ...shares, type: 'string' },
    everyMs: { type: 'string' },
    file: { type: 'array', items: { type: 'string', format: 'binary' }, description: 'Of a built release' },
  },
};

/** What was done, for people. */
const lines = { type: 'array', items: name };

const progress = {
  type: 'object',
  required: ['remote', 'channel', 'outcome', 'lines'],
  properties: {
    remote: name,
    channel: name,
    outcome: { enum: ['done', 'refused', 'failed', null], description: 'Null while it runs' },
    lines,
  },
};

const done = {
  type: 'object',
  required: ['lines', 'changes', 'audited', 'registry'],
  properties: {
    lines,
    changes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['remote', 'channel', 'before', 'after'],
        properties: { remote: name, channel: name, before: nullableName, after: nullableName },
      },
    },
    audited: { type: 'boolean', description: 'Whether the audit log has it' },
    registry: {
      type: 'object',
      required: ['revision'],
      properties: { revision: { type: 'integer' } },
      description: 'What runs now',
    },
  },
};

const refusals = [409, 413, 415].map((status) => [status, { $ref: `#/components/responses/Error${status}` }]);

const place = { name: nullableName, file: name, line: { type: 'integer' }, column: { type: 'integer' } };
const source = {
  type: ['object', 'null'],
  required: Object.keys(place),
  properties: place,
  description: 'In the sources',
};

const sourceLines = {
  type: 'object',
  required: ['frames'],
  properties: {
    frames: { type: 'array', items: { type: 'object', required: ['source'], properties: { ...place, source } } },
  },
};

/** What the host answers itself below `/api`, for administrators and for teams with a deploy token (decisions 78 and 81). */
export const hostPaths = {
  '/api/console/releases': {
    get: {
      operationId: 'getReleaseStatus',
      summary: 'The canary with its figures, and the history of a remote in a channel',
      tags: ['deployments'],
      'x-access': 'console',
      security: [{ deployToken: [] }, { accessToken: [] }],
      parameters: ['remote', 'channel'].map((each) => ({ name: each, in: 'query', schema: name })),
      responses: {
        200: {
          description: 'Null while no canary runs',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['canary', 'changes'],
                properties: {
                  canary: { type: ['object', 'null'] },
                  changes: { type: 'array', items: { type: 'object' } },
                },
              },
            },
          },
        },
        default: { $ref: '#/components/responses/Error' },
      },
    },
    post: {
      operationId: 'changeReleases',
      summary: 'Publish a release, or change which releases run',
      tags: ['deployments'],
      'x-access': 'console',
      security: [{ deployToken: [] }, { accessToken: [] }],
      parameters: [{ name: 'deployment', in: 'query', schema: uuid }],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: change }, 'multipart/form-data': { schema: upload } },
      },
      responses: {
        200: { description: 'Done', content: { 'application/json': { schema: done } } },
        ...Object.fromEntries(refusals),
        default: { $ref: '#/components/responses/Error' },
      },
    },
  },
  '/api/console/releases/deployments/{id}': {
    put: {
      operationId: 'reportDeployment',
      summary: 'Say how far a deployment is, before its upload',
      tags: ['deployments'],
      'x-access': 'console',
      security: [{ deployToken: [] }, { accessToken: [] }],
      parameters: [{ name: 'id', in: 'path', required: true, schema: uuid }],
      requestBody: { required: true, content: { 'application/json': { schema: progress } } },
      responses: { 204: { description: 'Done' }, default: { $ref: '#/components/responses/Error' } },
    },
  },
  '/api/console/failures/{id}/source-lines': {
    get: {
      operationId: 'consoleFailuresSourceLines',
      summary: 'The stack of a failure in source lines',
      tags: ['failures'],
      'x-access': 'console',
      security: [{ accessToken: [] }],
      parameters: [{ name: 'id', in: 'path', required: true, schema: name }],
      responses: {
        200: { description: 'The frames', content: { 'application/json': { schema: sourceLines } } },
        default: { $ref: '#/components/responses/Error' },
      },
    },
  },
};

export const hostSecuritySchemes = {
  deployToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'A deploy token, which administrators create in the console',
  },
};
