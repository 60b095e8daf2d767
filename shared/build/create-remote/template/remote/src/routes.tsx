import { createRoutes, type RemoteModule } from 'shared/remotes';
import { page as fairs } from './fairs/page';
import { pages } from './pages';

export const remote: RemoteModule = { routes: createRoutes(pages, { '/sample': fairs }) };
