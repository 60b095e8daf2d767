import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Api } from 'shared/client';
import { cleanReleaseStack } from 'shared/format';
import type { Release } from 'shared/remotes';
import { logFailure } from '../log-failure';
import type { Fault, ThrownPage } from './processes/renderer-pool';

/** Longest cause that the API takes. */
const maxCauseLength = 500;
/** The same error of a page is reported once in this time (ms): every request for the page throws it again. */
const repeatMs = 10_000;
const maxRemembered = 1000;

/** The message of an error and its stack, from its text as the process has sent it. */
const splitThrown = (thrown: string) => {
  const at = thrown.search(/\n {1,8}at /);
  return at < 0
    ? { cause: thrown, stack: null }
    : { cause: thrown.slice(0, at), stack: cleanReleaseStack(thrown.slice(at)) };
};

/** Reports what fails on the server as browsers report what fails in a page. */
export const createFaultReporter = (api: Pick<Api, 'failures'>, host: string) => {
  const reported = new LRUCache<string, true>({ max: maxRemembered, ttl: repeatMs });

  const report = ({ name, version }: Release, page: string, { cause, stack }: ReturnType<typeof splitThrown>) => {
    const failure = {
      number: randomBytes(4).toString('hex'),
      remote: name,
      release: version,
      phase: 'server',
      kind: 'crashed',
      cause: cause.slice(0, maxCauseLength),
      page,
      host,
      stack,
    } as const;
    return api.failures
      .report({ body: { failures: [failure] } })
      .catch((cause: unknown) => logFailure(`A failure of ${name} ${version} cannot be reported`, cause));
  };

  return {
    /** A release is not rendered on the server for a while, which is also written to the log. */
    reportFault: async ({ release, page, outage }: Fault) => {
      const { name, version } = release;
      logFailure(
        `${name} ${version} is not rendered on the server until ${outage.until}`,
        `${outage.reason} (last page: ${page})`,
      );
      await report(release, page, { cause: outage.reason, stack: null });
    },

    /** A page threw on the server. */
    reportThrown: async ({ release, page, thrown }: ThrownPage) => {
      const failure = splitThrown(thrown);
      const key = JSON.stringify([release.name, release.version, page, failure.cause]);
      if (reported.has(key)) return;
      reported.set(key, true);
      await report(release, page, failure);
    },
  };
};
