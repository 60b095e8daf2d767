import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { VersionChange } from 'shared/build/release/change-releases';
import { type Api, ApiFailure } from 'shared/client';
import { logFailure } from '../log-failure';
import { createClientHeaders } from '../proxy/client-headers';
import { DeploymentError } from './deployment-error';

type Recorded = Omit<Parameters<Api['deployments']['record']>[0]['body'], 'token' | 'changes'>;

interface Scope {
  remotes: readonly string[];
  channels: readonly string[];
}

/** Waits before each further attempt to write the audit log (ms). */
const recordDelaysMs = [200, 1000, 3000];

const readToken = ({ headers: { authorization = '' } }: FastifyRequest) =>
  /^Bearer (\S{1,1000})$/i.exec(authorization)?.[1] ?? null;

const toDeploymentError = (cause: unknown) => {
  if (cause instanceof ApiFailure && cause.status === 429)
    return new DeploymentError(429, 'Too many tokens of this address were wrong. Try again in some minutes.');
  logFailure('A deploy token cannot be checked', cause);
  return new DeploymentError(503, 'The API cannot be asked about the token at the moment; nothing was changed.');
};

/** Asks the API about deploy tokens, and tells it what was done with them. */
export const createDeployTokens = (api: Pick<Api, 'deployments'>, hostKey: string | null) => {
  const getOptions = (request: FastifyRequest) => ({ headers: createClientHeaders(hostKey, request) });

  return {
    /** Throws a `DeploymentError` if the request has no valid token, or its token may not change one of these. */
    check: async (request: FastifyRequest, { remotes, channels }: Scope) => {
      const secret = readToken(request);
      if (!secret) throw new DeploymentError(401, 'Send a deploy token: Authorization: Bearer <token>.');
      const body = { token: secret, remotes: [...remotes], channels: [...channels] };
      const { state, token, refused } = await api.deployments
        .check({ body }, getOptions(request))
        .catch((cause: unknown) => {
          throw toDeploymentError(cause);
        });
      if (!token) throw new DeploymentError(401, `The deploy token is ${state}.`);
      if (refused) throw new DeploymentError(403, `The deploy token "${token.name}" may not change ${refused}.`);
    },

    /** Writes what was done into the audit log. False if that fails after several attempts; then the log of this process has it. */
    record: async (request: FastifyRequest, changes: VersionChange[], done: Recorded): Promise<boolean> => {
      const body = { ...done, changes, token: readToken(request) ?? '' };
      for (const wait of [...recordDelaysMs, null]) {
        try {
          await api.deployments.record({ body }, getOptions(request));
          return true;
        } catch (cause) {
          const what = JSON.stringify({ ...done, changes, from: request.ip });
          logFailure(`The audit log lacks ${what}${wait === null ? '' : ', one more attempt follows'}`, cause);
        }
        if (wait !== null) await delay(wait);
      }
      return false;
    },
  };
};
