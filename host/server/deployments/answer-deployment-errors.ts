import type { FastifyError, FastifyInstance } from 'fastify';
import { RefusedError } from 'shared/build/refused-error';
import { logFailure } from '../log-failure';
import { DeploymentError } from './deployment-error';

/** The caller has closed the connection: what is answered is read by nobody. */
const isAborted = (cause: FastifyError | Error) =>
  cause.message === 'aborted' && 'code' in cause && cause.code === 'ECONNRESET';

/** What the caller gets for anything that is thrown. */
const toDeploymentError = (cause: FastifyError | Error) => {
  if (cause instanceof DeploymentError) return cause;
  if (cause instanceof RefusedError) return new DeploymentError(409, cause.message);
  if (isAborted(cause)) return new DeploymentError(400, 'The request was cut off.');
  const status = 'statusCode' in cause ? cause.statusCode : undefined;
  if (status === 413) return new DeploymentError(413, cause.message);
  if (status === 415) return new DeploymentError(415, cause.message);
  if (status && status < 500) return new DeploymentError(400, cause.message);
  logFailure('Releases cannot be changed', cause);
  return new DeploymentError(
    503,
    'Registry or releases of this site cannot be read or written at the moment; its log has the reason.',
  );
};

/** Answers errors of these routes with code and message, and logs those that nobody outside should read. */
export const answerDeploymentErrors = (routes: FastifyInstance) =>
  routes.setErrorHandler((cause: FastifyError | Error, _request, reply) => {
    const { status, code, message } = toDeploymentError(cause);
    return reply.code(status).header('Cache-Control', 'no-store').send({ code, message });
  });
