import { getInstance } from '@module-federation/enhanced/runtime';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { i18n, splitAddress } from 'shared/i18n';
import { type RemoteModule, resolvePage } from 'shared/remotes';
import { matchRoute } from 'shared/rendering/match-route';
import { provideRuntime } from 'shared/rendering/provide-runtime';
import { AppRouter } from 'shared/router';
import { TriedPage } from '../../TriedPage';
import { dataElementId, stateElementId, type TriedResult, type TriedState } from '../../tried-state';

const result: TriedResult = { isDone: false, errors: [], shift: 0 };
Object.assign(globalThis, { tried: result });

const readJson = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

/** React says so where the server could not finish a Suspense boundary, which is left to the browser. */
const isExpected = (error: unknown) => /#(419|421)\b/.test(String(error));
/** Text or elements differ. */
const isMismatch = (error: unknown) => /#(418|422|423|425)\b/.test(String(error));

const report = (error: unknown) => {
  if (isExpected(error)) return;
  const prefix = isMismatch(error) ? 'the browser renders something else than the server: ' : '';
  result.errors.push(prefix + String(error));
};

const Hydrated = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    result.isDone = true;
  }, []);
  return children;
};

const hydrate = async () => {
  const { language, name, entry }: TriedState = readJson(stateElementId);
  await i18n.changeLanguage(language);
  provideRuntime();
  const runtime = getInstance();
  runtime?.registerRemotes([{ name, entry }]);
  const module = await runtime?.loadRemote<{ remote: RemoteModule }>(`${name}/routes`);
  if (!module) throw new Error('The remote exposes no routes');
  const { route } = matchRoute(module.remote, splitAddress(location.pathname).address);
  if (!route) throw new Error('The remote has no such page');
  const page = await resolvePage(route);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root');
  const app = (
    <TriedPage
      path={route.path}
      page={page}
      data={readJson(dataElementId)}
      language={language}
      router={(children) => (
        <AppRouter>
          <Hydrated>{children}</Hydrated>
        </AppRouter>
      )}
    />
  );
  hydrateRoot(root, app, { onRecoverableError: report, onCaughtError: report, onUncaughtError: report });
};

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) result.shift += (entry as PerformanceEntry & { value: number }).value;
}).observe({ type: 'layout-shift', buffered: true });

hydrate().catch((cause: unknown) => {
  report(cause);
  result.isDone = true;
});
