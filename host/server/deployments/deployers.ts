import type { FastifyRequest } from 'fastify';
import { type Api, ApiFailure } from 'shared/client';
import { logFailure } from '../log-failure';
import { createClientHeaders } from '../proxy/client-headers';
import { DeploymentError } from './deployment-error';

export type DeploymentRecord = Parameters<Api['console']['deployments']['record']>[0]['body'];

interface Scope {
  remotes: readonly string[];
  channels: readonly string[];
}

/** Who asks for a change of releases: a team with a token, or an administrator. */
export interface Deployer {
  /** Resolves to its name. Throws a `DeploymentError` if it may not change one of these. */
  check: (scope: Scope) => Promise<string>;
  /** Writes what was done into the audit log, in one attempt. */
  record: (done: DeploymentRecord) => Promise<unknown>;
}

export type DeployersApi = Pick<Api, 'deployments'> & {
  console: Pick<Api['console'], 'deployments' | 'deployTokens'>;
};

/** As the API makes them. */
const tokenPrefix = 'portico_';

const toDeploymentError = (cause: unknown) => {
  if (cause instanceof ApiFailure && cause.status === 429)
    return new DeploymentError(429, 'Too many tokens of this address were wrong. Try again in some minutes.');
  if (cause instanceof ApiFailure && (cause.status === 401 || cause.status === 403))
    return new DeploymentError(cause.status, 'Only administrators and holders of a deploy token change releases.');
  logFailure('It cannot be checked who changes releases', cause);
  return new DeploymentError(503, 'The API cannot be asked who you are at the moment; nothing was changed.');
};

const fail = (cause: unknown) => {
  throw toDeploymentError(cause);
};

/** The name in an access token that the API has accepted. */
const readName = (token: string): string => {
  try {
    const { username, name } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return String(username ?? name);
  } catch {
    return 'administrator';
  }
};

/** Finds out who sends a request by its `Authorization`, which the API checks. */
export const createDeployers = (api: DeployersApi, hostKey: string | null) => {
  const createTeam = (token: string, headers: Record<string, string>): Deployer => ({
    check: async ({ remotes, channels }) => {
      const body = { token, remotes: [...remotes], channels: [...channels] };
      const found = await api.deployments.check({ body }, { headers }).catch(fail);
      if (!found.token) throw new DeploymentError(401, `The deploy token is ${found.state}.`);
      if (found.refused)
        throw new DeploymentError(403, `The deploy token "${found.token.name}" may not change ${found.refused}.`);
      return found.token.name;
    },
    record: (done) => api.deployments.record({ body: { ...done, token } }, { headers }),
  });

  const createAdministrator = (token: string, headers: Record<string, string>): Deployer => ({
    // Administrators may change everything: they could give themselves a token.
    check: async () => {
      await api.console.deployTokens.list({ query: { limit: 1 } }, { headers }).catch(fail);
      return readName(token);
    },
    record: (done) => api.console.deployments.record({ body: done }, { headers }),
  });

  return {
    /** Throws a `DeploymentError` if the request has no token at all. */
    find: (request: FastifyRequest): Deployer => {
      const { authorization = '' } = request.headers;
      const [, token] = /^Bearer (\S{1,4000})$/i.exec(authorization) ?? [];
      if (!token) throw new DeploymentError(401, 'Send a deploy token: Authorization: Bearer <token>.');
      const headers = createClientHeaders(hostKey, request);
      // An access token has three parts.
      const isSession = !token.startsWith(tokenPrefix) && token.split('.').length === 3;
      return isSession
        ? createAdministrator(token, { ...headers, Authorization: authorization })
        : createTeam(token, headers);
    },
  };
};
