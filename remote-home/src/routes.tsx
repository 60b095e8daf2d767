import type { RemoteModule, RemotePage } from 'shared/remotes';
import { HomePage } from './home/HomePage';
import { homeHead } from './home/head';
import { type HomeData, loadHome } from './home/load';

/** The firm's face comes with the remote itself, every other page when it is opened. */
const home: RemotePage<HomeData> = { load: loadHome, Page: HomePage, head: homeHead };
const article = () => import('./magazine/article-page');

export const remote: RemoteModule = {
  routes: [
    { path: '/', ...home },
    { path: '/en', ...home },
    { path: '/cn', ...home },
    { path: '/guide', lazy: () => import('./guide/page') },
    { path: '/consult', lazy: () => import('./consult/page') },
    { path: '/consult/mine', lazy: () => import('./consult/mine-page') },
    { path: '/magazine', lazy: () => import('./magazine/page') },
    { path: '/magazine/:id', lazy: article },
    { path: '/notices/:id', lazy: article },
    { path: '/lawyers/:slug', lazy: () => import('./lawyers/page') },
    { path: '/terms/:code', lazy: () => import('./terms/page') },
    { path: '/login', lazy: () => import('./login/page') },
  ],
};
