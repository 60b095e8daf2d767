import type { RemoteName } from 'shared/remotes';
import { requestedPort } from '../run/ports';
import { DEMO_ACCOUNTS } from '../run/product';
import { configsOf, serveBundle } from './dev-compiler';
import { type Session, watchApi } from './dev-server';

const page = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/main.css">
<script src="/main.js" defer></script>
</head>
<body><div id="root"></div></body>
</html>`;

// One remote without the host, against an API of its own or the one named.
export async function runAlone(name: RemoteName, apiUrl: string | null, session: Session) {
  const port = await requestedPort();
  const [[config = {}], { url: target, password }] = await Promise.all([
    configsOf(name),
    apiUrl ? { url: apiUrl, password: undefined } : watchApi(session),
  ]);
  const url = await serveBundle(config, {
    port,
    proxy: [{ context: ['/api'], target, changeOrigin: true }],
    // Every address of the remote is answered by the same page.
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'page',
        middleware: (_request: unknown, response: { type: (type: string) => { send: (html: string) => void } }) =>
          response.type('html').send(page),
      },
    ],
  });
  session.log(`\nReady: ${url} (${name} alone, the API at ${target})`);
  if (password) session.log(`Accounts: ${DEMO_ACCOUNTS.join(', ')}. Password: ${password}`);
}
