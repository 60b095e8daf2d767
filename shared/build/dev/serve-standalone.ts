import type { RemoteName } from 'shared/remotes';
import { inRoot } from '../project';
import { loadConfigs } from '../webpack/compile';
import { serveBundle } from './dev-bundle';
import { standalonePage } from './standalone-page';

interface Options {
  port: number;
  /** Address of the API, or of a host. */
  api: string;
}

/** Serves a remote without the host. Resolves to its address once it is compiled. */
export async function serveStandalone(name: RemoteName, { port, api }: Options): Promise<string> {
  const [config = {}] = await loadConfigs(name);
  return serveBundle(config, {
    port,
    checked: inRoot(name),
    proxy: [{ context: ['/api'], target: api, changeOrigin: true }],
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
}
