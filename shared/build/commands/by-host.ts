import { type HostAnswer, type HostCall, requestChange, uploadRelease } from '../hosts/call-host';
import { listHosts } from '../hosts/running-hosts';
import { waitForHosts } from '../hosts/wait-for-hosts';
import type { ReleaseChange } from '../release/change-releases';
import { emptyRegistry } from '../storage/store';

type Log = (line: string) => void;

export const getCall = (host: string): HostCall => ({ host, token: process.env.DEPLOY_TOKEN ?? '' });

/** Prints what a host has done, and waits until it and the hosts of `HOSTS` serve it. */
const report = async (host: string, { lines, changes, audited, registry }: HostAnswer, log: Log) => {
  for (const line of lines) log(line);
  if (!audited) log(`This could not be written into the audit log of ${host}; the log of the site has it`);
  log(`Revision ${registry.revision} of ${host}`);
  await waitForHosts(
    {
      registry: { ...emptyRegistry, ...registry },
      targets: changes.map(({ channel, remote }) => ({ channel, name: remote })),
    },
    { title: host, log, hosts: [...new Set([host, ...listHosts(host)])] },
  );
};

/** Publishes a built release by a site, with the token in `DEPLOY_TOKEN`. Throws `RefusedError`. */
export const publishByHost = async (host: string, upload: Parameters<typeof uploadRelease>[1], log: Log) =>
  report(host, await uploadRelease(getCall(host), upload), log);

/** Changes releases by a site, with the token in `DEPLOY_TOKEN`. Throws `RefusedError`. */
export const changeByHost = async (host: string, change: ReleaseChange & { why: string | null }) =>
  report(host, await requestChange(getCall(host), change), console.log);
