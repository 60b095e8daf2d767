import 'shared/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { AppRouter } from 'shared/router';
import { App } from '../host/src/App';
import { createStore } from '../host/src/federation/store';
import { manifest } from '../remote-home/src/manifest';
import { remote } from '../remote-home/src/routes';

/** The control: the shell and the home page of the same sources in one bundle, without federation and without the server's rendering. */
const files = { base: '/', entry: '', scripts: [], styles: [], integrity: {} };
const release = { name: manifest.name, version: 'single', ...files, manifest };

createRoot(document.getElementById('root') as HTMLElement).render(
  <App
    state={{ language: 'ko', host: 'single', remotes: [release], setting: null, page: null, quality: null }}
    store={createStore({ releases: [release], modules: [[manifest.name, remote]] })}
    router={(children) => <AppRouter>{children}</AppRouter>}
  />,
);
