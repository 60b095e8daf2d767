import 'shared/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { AppRouter } from 'shared/router';
import { App } from '../host/src/App';
import { createPageStore } from '../host/src/federation/page-store';
import { manifest } from '../remote-home/src/manifest';
import { remote } from '../remote-home/src/routes';

/** Control: shell and home page from the same source in one bundle, without federation and server rendering. */
const files = { base: '/', entry: '', scripts: [], styles: [], integrity: {} };
const release = { name: manifest.name, version: 'single', ...files, manifest };

createRoot(document.getElementById('root') as HTMLElement).render(
  <App
    state={{
      language: 'ko',
      host: 'single',
      remotes: [release],
      isIncomplete: false,
      setting: null,
      page: null,
      override: null,
    }}
    store={createPageStore({ releases: [release], modules: [[manifest.name, remote]] })}
    router={(children) => <AppRouter>{children}</AppRouter>}
  />,
);
