import { createRoutes, type RemoteModule, type RemotePage } from 'shared/remotes';
import { HomePage } from './firm/home/HomePage';
import { getHomeHead } from './firm/home/head';
import { type HomeData, loadHome } from './firm/home/load';
import { pages } from './pages';

const home: RemotePage<HomeData> = { load: loadHome, Page: HomePage, head: getHomeHead };

export const remote: RemoteModule = { routes: createRoutes(pages, { '/': home, '/en': home, '/cn': home }) };
