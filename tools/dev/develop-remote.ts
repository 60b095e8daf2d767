import { loadConfigs } from 'shared/build/webpack/compile';
import type { RemoteName } from 'shared/remotes';
import { describeAccounts } from '../run/describe-accounts';
import { getRequestedPort } from '../run/ports';
import { inProject } from '../run/project';
import { serveBundle } from './dev-bundle';
import { standalonePage } from './standalone-page';
import { type Session, watchApi } from './watch-server';

/** Runs one remote without the host, with an API of its own or the one at `apiUrl`. */
export async function developRemote(name: RemoteName, apiUrl: string | null, session: Session) {
  const port = await getRequestedPort();
  const [[config = {}], { url: target, demo }] = await Promise.all([
    loadConfigs(name),
    apiUrl ? { url: apiUrl, demo: undefined } : watchApi(session),
  ]);
  const url = await serveBundle(config, {
    port,
    checked: inProject(name),
    proxy: [{ context: ['/api'], target, changeOrigin: true }],
    // Every path of the remote gets the same page.
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'page',
        middleware: (_request: unknown, response: { type: (type: string) => { send: (html: string) => void } }) =>
          response.type('html').send(standalonePage),
      },
    ],
  });
  session.log(`\nReady: ${url} (${name} alone, the API at ${target})`);
  for (const line of describeAccounts(demo)) session.log(line);
}
