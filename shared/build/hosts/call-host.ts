import { openAsBlob } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Canary } from 'shared/contract';
import type { Registry } from 'shared/remotes';
import { RefusedError } from '../refused-error';
import type { CanaryPlan } from '../release/canaries';
import type { ReleaseChange } from '../release/change-releases';
import { readBuiltRelease } from '../release/publish-release';
import { readBuiltSourceMaps, sourceMapsFile } from '../release/source-maps';
import type { VersionChange } from '../storage/change-log';
import type { ShownChange } from '../storage/filter-changes';
import type { DeploymentProgress } from '../storage/recent-deployments';

/** The path of a host at which releases are published and changed. */
export const releasesPath = '/api/console/releases';

/** What a host answers when it has done it. */
export interface HostAnswer {
  /** What was done, a line each, for people. */
  lines: string[];
  changes: VersionChange[];
  /** Whether it stands in the audit log. */
  audited: boolean;
  /** The public part of the registry after it. */
  registry: Pick<Registry, 'revision' | 'hostContract' | 'channels' | 'lines'>;
}

export interface HostCall {
  /** Address of the site, without a slash at the end. */
  host: string;
  token: string;
}

/** The token is none that the site knows, or it does not have the remote or the channel. */
class AccessRefusedError extends RefusedError {}

/** A site does not answer, or cannot do anything at the moment; nothing was refused. */
class HostUnavailableError extends Error {}

/** Longest wait for an answer (ms): an upload is checked meanwhile; what is only asked or reported takes no time. */
const callTimeoutMs = 120_000;
const shortTimeoutMs = 10_000;

interface HostRequest {
  method?: 'GET' | 'POST' | 'PUT';
  /** Below the path of the releases, or a query. */
  below?: string;
  body?: FormData | string;
  timeoutMs?: number;
}

const send = async <Answer>(
  { host, token }: HostCall,
  { body, below = '', method = body === undefined ? 'GET' : 'POST', timeoutMs = callTimeoutMs }: HostRequest,
): Promise<Answer> => {
  const answer = await fetch(host + releasesPath + below, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
    // The token is for this site alone.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: Error) => {
    throw new HostUnavailableError(
      `${host} does not answer (${cause.cause instanceof Error ? cause.cause.message : cause.message})`,
    );
  });
  // What lies between may answer a page of its own.
  const content = (await answer.json().catch(() => ({}))) as Answer & { message?: string };
  if (answer.ok) return content;
  const message = content.message ?? `${host} answers ${answer.status}.`;
  if (answer.status === 401 || answer.status === 403) throw new AccessRefusedError(message);
  throw answer.status < 500 ? new RefusedError(message) : new HostUnavailableError(message);
};

interface Upload {
  /** The folder of a built release. */
  folder: string;
  name: string;
  channel: string;
  /** Major version of the host contract, where it is named. */
  contract: string | undefined;
  force: boolean;
  plan: CanaryPlan | undefined;
  why: string | null;
  /** Id of the deployment that was reported on before; null for none. */
  deployment: string | null;
}

/** What a host answers that does not know source maps. */
const isUnknownToHost = (cause: unknown) =>
  cause instanceof RefusedError && cause.message.includes(`does not name: ${sourceMapsFile}`);

/**
 * Lets a host publish a built release, with its source maps if the host knows them. Throws `RefusedError` if the host refuses it, and
 * another error if it does not answer or cannot do it at the moment.
 */
export const uploadRelease = async (
  call: HostCall,
  { folder, name, channel, contract, force, plan, why, deployment }: Upload,
) => {
  const query = deployment ? `?${new URLSearchParams({ deployment })}` : '';
  const sendForm = (body: FormData) => send<HostAnswer>(call, { below: query, body });
  const planned = plan && { shares: plan.shares.join(), everyMs: plan.everyMs === null ? null : String(plan.everyMs) };
  const createForm = async () => {
    const form = new FormData();
    // The fields first: the host decides by them before it reads a file.
    const fields = { name, channel, contract, force: String(force), ...planned, why };
    for (const [field, value] of Object.entries(fields)) if (value) form.append(field, value);
    for (const file of (await readdir(folder)).sort())
      form.append('file', await openAsBlob(path.join(folder, file)), file);
    return form;
  };
  const sourceMaps = await readBuiltSourceMaps(folder, await readBuiltRelease(folder));
  if (!sourceMaps) return sendForm(await createForm());
  const form = await createForm();
  form.append('file', new Blob([Buffer.from(sourceMaps)]), sourceMapsFile);
  try {
    return await sendForm(form);
  } catch (cause) {
    if (!isUnknownToHost(cause)) throw cause;
    const answer = await sendForm(await createForm());
    return { ...answer, lines: [...answer.lines, `${call.host} does not take source maps yet; they were left out`] };
  }
};

/** Lets a host change which releases its channels run. Throws as `uploadRelease` does. */
export const requestChange = (call: HostCall, { plan, ...change }: ReleaseChange & { why: string | null }) =>
  send<HostAnswer>(call, {
    body: JSON.stringify({ ...change, ...(plan && { shares: plan.shares, everyMs: plan.everyMs ?? undefined }) }),
  });

/** Tells a site how far a deployment is that is to end with an upload. Throws as `uploadRelease` does. */
export const reportToHost = (call: HostCall, id: string, progress: DeploymentProgress) =>
  send(call, {
    method: 'PUT',
    below: `/deployments/${id}`,
    body: JSON.stringify(progress),
    timeoutMs: shortTimeoutMs,
  });

/** The canary of a site with its figures; null if there is none. Throws as `uploadRelease` does. */
export const requestCanary = async (call: HostCall) => (await send<{ canary: Canary | null }>(call, {})).canary;

/** Who changed what a channel of a site runs of a remote, the latest first. Throws as `uploadRelease` does. */
export const requestHistory = async (call: HostCall, target: { remote: string; channel: string }) => {
  const below = `?${new URLSearchParams(target)}`;
  const { changes } = await send<{ changes?: ShownChange[] }>(call, { below });
  if (!changes) throw new RefusedError(`${call.host} does not tell its history yet.`);
  return changes;
};

/**
 * Throws `RefusedError` if the token may not change the remote in the channel, so that nobody waits for a build in vain. What else keeps a site
 * from answering is said by what is asked of it next.
 */
export const assertAccess = async (call: HostCall, target: { remote: string; channel: string }) => {
  try {
    await send(call, { below: `?${new URLSearchParams(target)}`, timeoutMs: shortTimeoutMs });
  } catch (cause) {
    if (cause instanceof AccessRefusedError) throw cause;
  }
};
