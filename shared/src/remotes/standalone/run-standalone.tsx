import 'shared/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { changeLanguage, LanguageProvider, localiseAddress, splitAddress } from 'shared/i18n';
import { AppRouter, matchPath } from 'shared/router';
import { parseTheme, setTheme } from 'shared/ui';
import type { RemoteManifest } from '../manifest';
import type { RemoteModule } from '../module';
import { Frame } from './Frame';

const readCookie = (name: string) => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1];

/** Runs a remote without the host, for development: its pages in a minimal frame. */
export const runStandalone = (manifest: RemoteManifest, remote: RemoteModule) => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  const [first] = manifest.routes;
  const { language, address } = splitAddress(location.pathname);
  const hasRoute = remote.routes.some(({ path }) => matchPath(path, address));
  if (address === '/' && !hasRoute && first) history.replaceState(null, '', localiseAddress(first.path, language));
  setTheme(parseTheme(readCookie('theme')));
  void changeLanguage(language).then(() =>
    createRoot(root).render(
      <LanguageProvider language={language}>
        <AppRouter>
          <Frame manifest={manifest} remote={remote} />
        </AppRouter>
      </LanguageProvider>,
    ),
  );
};
