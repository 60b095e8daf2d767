import { createRoutes, type RemoteModule } from 'shared/remotes';
import { page as home } from './firm/home/page';
import { pages } from './pages';

export const remote: RemoteModule = { routes: createRoutes(pages, { '/': home }) };
