import { loadConfigs } from 'shared/build/webpack/compile';
import type { RemoteName } from 'shared/remotes';
import { getRequestedPort } from '../run/ports';
import { DEMO_ACCOUNTS } from '../run/product';
import { inProject } from '../run/project';
import { serveBundle } from './dev-bundle';
import { standalonePage } from './standalone-page';
import { type Session, watchApi } from './watch-server';

/** Runs one remote without the host, with an API of its own or the one at `apiUrl`. */
export async function developRemote(name: RemoteName, apiUrl: string | null, session: Session) {
  const port = await getRequestedPort();
  const [[config = {}], { url: target, password }] = await Promise.all([
    loadConfigs(name),
    apiUrl ? { url: apiUrl, password: undefined } : watchApi(session),
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
  if (password) session.log(`Accounts: ${DEMO_ACCOUNTS.join(', ')}. Password: ${password}`);
}
