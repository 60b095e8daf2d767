import { randomBytes } from 'node:crypto';
import type { Api } from 'shared/client';
import { logFailure } from '../log-failure';
import type { Fault } from './processes/renderer-pool';

/** Longest cause that the API takes. */
const maxCauseLength = 500;

/** Writes to the log and to the failure reports that a release is not rendered on the server for a while. */
export const createFaultReporter =
  (api: Api, host: string) =>
  async ({ release: { name, version }, page, outage }: Fault) => {
    const what = `${name} ${version} is not rendered on the server until ${outage.until}`;
    logFailure(what, `${outage.reason} (last page: ${page})`);
    const failure = {
      number: randomBytes(4).toString('hex'),
      remote: name,
      release: version,
      phase: 'server',
      kind: 'crashed',
      cause: outage.reason.slice(0, maxCauseLength),
      page,
      host,
    } as const;
    await api.failures
      .report({ body: { failures: [failure] } })
      .catch((cause: unknown) => logFailure(`${what}, which cannot be reported`, cause));
  };
