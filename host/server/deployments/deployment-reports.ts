import type { FastifyInstance } from 'fastify';
import { releasesPath } from 'shared/build/hosts/call-host';
import { deploymentProgress, type RecentDeployments } from 'shared/build/storage/recent-deployments';
import { z } from 'zod';
import { answerDeploymentErrors } from './answer-deployment-errors';
import { createDeployers, type DeployersApi } from './deployers';
import { parseRequest } from './release-requests';

interface DeploymentReportsOptions {
  config: { hostKey: string | null };
  api: DeployersApi;
  deployments: Pick<RecentDeployments, 'save'>;
}

/** Of a report (bytes). */
const bodyLimit = 512 * 1024;

const Params = z.strictObject({ id: z.uuid() });

/**
 * Serves `PUT /api/console/releases/deployments/:id`: whoever is about to upload a release says how far it is, so that administrators see it
 * from its start. For holders of a deploy token for its remote and channel, and administrators. Nothing is published by it.
 */
export const serveDeploymentReports = (
  app: FastifyInstance,
  { config, api, deployments }: DeploymentReportsOptions,
) => {
  const deployers = createDeployers(api, config.hostKey);
  return app.register(async (routes) => {
    answerDeploymentErrors(routes);
    routes.put(`${releasesPath}/deployments/:id`, { bodyLimit }, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const { check } = deployers.find(request);
      const { id } = parseRequest(Params, request.params);
      const progress = parseRequest(deploymentProgress, request.body);
      const by = await check({ remotes: [progress.remote], channels: [progress.channel] });
      await deployments.save(id, by, progress);
      return reply.code(204).send();
    });
  });
};
