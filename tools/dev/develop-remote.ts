import { serveStandalone } from 'shared/build/dev/serve-standalone';
import type { RemoteName } from 'shared/remotes';
import { describeAccounts } from '../run/describe-accounts';
import { getRequestedPort } from '../run/ports';
import { type Session, watchApi } from './watch-server';

/** Runs one remote without the host, with an API of its own or the one at `apiUrl`. */
export async function developRemote(name: RemoteName, apiUrl: string | null, session: Session) {
  const port = await getRequestedPort();
  const { url: api, demo } = apiUrl ? { url: apiUrl, demo: undefined } : await watchApi(session);
  const url = await serveStandalone(name, { port, api });
  session.log(`\nReady: ${url} (${name} alone, the API at ${api})`);
  for (const line of describeAccounts(demo)) session.log(line);
}
