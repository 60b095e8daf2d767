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

/** A site does not answer, or cannot do anything at the moment; nothing was refused. */
class HostUnavailableError extends Error {}

const timeoutMs = 120_000;

const send = async <Answer>({ host, token }: HostCall, body?: FormData | string, query = ''): Promise<Answer> => {
  const answer = await fetch(host + releasesPath + query, {
    method: body === undefined ? 'GET' : 'POST',
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
}

/** What a host answers that does not know source maps. */
const isUnknownToHost = (cause: unknown) =>
  cause instanceof RefusedError && cause.message.includes(`does not name: ${sourceMapsFile}`);

/**
 * Lets a host publish a built release, with its source maps if the host knows them. Throws `RefusedError` if the host refuses it, and
 * another error if it does not answer or cannot do it at the moment.
 */
export const uploadRelease = async (call: HostCall, { folder, name, channel, contract, force, plan, why }: Upload) => {
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
  if (!sourceMaps) return send<HostAnswer>(call, await createForm());
  const form = await createForm();
  form.append('file', new Blob([Buffer.from(sourceMaps)]), sourceMapsFile);
  try {
    return await send<HostAnswer>(call, form);
  } catch (cause) {
    if (!isUnknownToHost(cause)) throw cause;
    const answer = await send<HostAnswer>(call, await createForm());
    return { ...answer, lines: [...answer.lines, `${call.host} does not take source maps yet; they were left out`] };
  }
};

/** Lets a host change which releases its channels run. Throws as `uploadRelease` does. */
export const requestChange = (call: HostCall, { plan, ...change }: ReleaseChange & { why: string | null }) =>
  send<HostAnswer>(
    call,
    JSON.stringify({ ...change, ...(plan && { shares: plan.shares, everyMs: plan.everyMs ?? undefined }) }),
  );

/** The canary of a site with its figures; null if there is none. Throws as `uploadRelease` does. */
export const requestCanary = async (call: HostCall) => (await send<{ canary: Canary | null }>(call)).canary;

/** Who changed what a channel of a site runs of a remote, the latest first. Throws as `uploadRelease` does. */
export const requestHistory = async (call: HostCall, target: { remote: string; channel: string }) => {
  const query = `?${new URLSearchParams(target)}`;
  const { changes } = await send<{ changes?: ShownChange[] }>(call, undefined, query);
  if (!changes) throw new RefusedError(`${call.host} does not tell its history yet.`);
  return changes;
};
