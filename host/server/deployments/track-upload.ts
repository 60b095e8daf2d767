import { RefusedError } from 'shared/build/refused-error';
import { type DeploymentReport, startReport } from 'shared/build/release/report-deployment';
import type { RecentDeployment, RecentDeployments } from 'shared/build/storage/recent-deployments';
import { DeploymentError } from './deployment-error';

/** Returns how each step is logged. */
export type BeginUpload = (
  about: Pick<RecentDeployment, 'remote' | 'channel' | 'by'>,
) => Promise<DeploymentReport['log']>;

const isRefusal = (cause: unknown): cause is Error =>
  cause instanceof RefusedError || (cause instanceof DeploymentError && cause.status < 500);

/**
 * Runs `act`, which says when it knows what is uploaded; from then on administrators see it with the lines that it logs. `id` is that of the
 * deployment: if whoever deploys has reported on it before, it goes on from there.
 */
export const trackUpload = async <Result>(
  deployments: RecentDeployments,
  id: string,
  act: (begin: BeginUpload) => Promise<Result>,
): Promise<Result> => {
  let end: DeploymentReport['end'] = async () => undefined;
  const begin: BeginUpload = async ({ by, ...about }) => {
    const reported = (await deployments.list().catch(() => [])).find((each) => each.id === id && each.by === by);
    const lines = reported?.lines ?? [];
    const report = startReport({ ...about, lines, save: (progress) => deployments.save(id, by, progress) });
    end = report.end;
    return report.log;
  };
  try {
    const result = await act(begin);
    await end('done');
    return result;
  } catch (cause) {
    // What is no refusal may name what nobody outside should read.
    if (isRefusal(cause)) await end('refused', cause.message);
    else await end('failed');
    throw cause;
  }
};
