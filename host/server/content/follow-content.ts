import { setTimeout as delay } from 'node:timers/promises';
import { createEventParser } from 'shared/live/event-parser';
import { Agent, request } from 'undici';
import { z } from 'zod';
import { logFailure } from '../log-failure';
import type { ContentState } from './content-state';

/** Silence after which the stream counts as lost (ms): the API sends something every 400 ms. */
const silenceMs = 1000;
const connectTimeoutMs = 1000;
/** Time until the next attempt (ms). */
const retryMs = 250;

const domainState = z.object({ version: z.string(), next: z.string().nullable() });
const allStates = z.record(z.string(), domainState);
const oneChange = domainState.extend({ domain: z.string() });

interface FollowOptions {
  /** Addresses of the API processes: each reports the changes that any of them makes. */
  addresses: readonly string[];
  state: Pick<ContentState, 'replace' | 'change'>;
}

/** Passes on what the API reports about changes of its public content (decision 51). Returns a function that ends it. */
export const followContent = ({ addresses, state }: FollowOptions) => {
  const agent = new Agent({
    connect: { timeout: connectTimeoutMs },
    bodyTimeout: silenceMs,
    headersTimeout: silenceMs,
  });
  const ending = new AbortController();
  const { signal } = ending;
  let lastFailure = '';

  const apply = (event: string, data: string) => {
    if (event === 'state') state.replace(allStates.parse(JSON.parse(data)));
    if (event === 'change') {
      const { domain, ...changed } = oneChange.parse(JSON.parse(data));
      state.change(domain, changed);
    }
    lastFailure = '';
  };

  /** Ends, or rejects, when the stream does. */
  const readStream = async (address: string) => {
    const { statusCode, body } = await request(`${address}/api/content-changes`, { dispatcher: agent, signal });
    if (statusCode !== 200) {
      await body.dump();
      throw new Error(`It answered ${statusCode}`);
    }
    const parse = createEventParser(({ event, data }) => apply(event, data));
    body.setEncoding('utf8');
    for await (const chunk of body) parse(chunk);
  };

  const run = async () => {
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      const address = addresses[attempt % addresses.length] ?? '';
      const failure = await readStream(address).then(
        () => 'The stream ended',
        (cause: unknown) => String(cause),
      );
      state.replace(null);
      // Once, not with every attempt.
      if (failure !== lastFailure && !signal.aborted) logFailure(`Changes of content at ${address}`, failure);
      lastFailure = failure;
      await delay(retryMs, null, { signal }).catch(() => undefined);
    }
  };
  const running = run();

  return async () => {
    ending.abort();
    await running;
    await agent.destroy();
  };
};
