import type { FastifyInstance } from 'fastify';
import { releasesPath } from 'shared/build/hosts/call-host';
import type { ChangeLog } from 'shared/build/storage/change-log';
import { filterChanges } from 'shared/build/storage/filter-changes';
import { getMajor, hostContract } from 'shared/remotes';
import { channel, name } from 'shared/remotes/parse';
import { z } from 'zod';
import type { CanaryMonitor } from '../canary/canary-monitor';
import { answerDeploymentErrors } from './answer-deployment-errors';
import { createDeployers, type DeployersApi } from './deployers';
import { parseRequest } from './release-requests';

interface ReleaseStatusOptions {
  config: { hostKey: string | null };
  api: DeployersApi;
  canaries: Pick<CanaryMonitor, 'showFigures'>;
  log: Pick<ChangeLog, 'read'>;
}

/** The remote and the channel whose history is asked for: both, or none. */
const Query = z.union([z.strictObject({ remote: name, channel }), z.strictObject({}).transform(() => null)]);

/**
 * Serves `GET /api/console/releases`: the canary with its figures, and who changed what a channel runs of a remote. For teams with a deploy
 * token, who have no console, and administrators.
 */
export const serveReleaseStatus = (app: FastifyInstance, { config, api, canaries, log }: ReleaseStatusOptions) => {
  const deployers = createDeployers(api, config.hostKey);
  return app.register(async (routes) => {
    answerDeploymentErrors(routes);
    routes.get(releasesPath, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const target = parseRequest(Query, request.query);
      const scope = target ? { remotes: [target.remote], channels: [target.channel] } : { remotes: [], channels: [] };
      await deployers.find(request).check(scope);
      const changes = target && filterChanges(await log.read(), getMajor(hostContract), target);
      // Without their ids, by which the audit log has each once.
      return { canary: await canaries.showFigures(), changes: (changes ?? []).map(({ id: _, ...shown }) => shown) };
    });
  });
};
