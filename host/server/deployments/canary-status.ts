import type { FastifyInstance } from 'fastify';
import { releasesPath } from 'shared/build/hosts/call-host';
import type { CanaryMonitor } from '../canary/canary-monitor';
import { answerDeploymentErrors } from './answer-deployment-errors';
import { createDeployers, type DeployersApi } from './deployers';

interface CanaryStatusOptions {
  config: { hostKey: string | null };
  api: DeployersApi;
  canaries: Pick<CanaryMonitor, 'showFigures'>;
}

/** Serves `GET /api/console/releases`: the canary with its figures, for teams with a deploy token, who have no console, and administrators. */
export const serveCanaryStatus = (app: FastifyInstance, { config, api, canaries }: CanaryStatusOptions) => {
  const deployers = createDeployers(api, config.hostKey);
  return app.register(async (routes) => {
    answerDeploymentErrors(routes);
    routes.get(releasesPath, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      await deployers.find(request).check({ remotes: [], channels: [] });
      return { canary: await canaries.showFigures() };
    });
  });
};
