import 'shared/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { changeLanguage, LanguageProvider, languageOf, languageOfPath } from 'shared/i18n';
import { AppRouter, matchPath } from 'shared/router';
import { chooseTheme, themeOf } from 'shared/ui';
import type { RemoteManifest } from '../manifest';
import type { RemoteModule } from '../module';
import { Frame } from './Frame';

const cookie = (name: string) => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1];

/** Runs a remote without the host, for the team that develops it: its pages in a small frame of their own. */
export const runAlone = (manifest: RemoteManifest, remote: RemoteModule) => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  const [first] = manifest.routes;
  const isAnswered = remote.routes.some(({ path }) => matchPath(path, location.pathname));
  if (location.pathname === '/' && !isAnswered && first) history.replaceState(null, '', first.path);
  const language = languageOfPath(location.pathname) ?? languageOf(cookie('language')) ?? 'ko';
  chooseTheme(themeOf(cookie('theme')));
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
