import { createRoutes, type RemoteModule } from 'shared/remotes';
import { pages } from './pages';
import { Console } from './shell/Console';

const page = { Page: Console };

export const remote: RemoteModule = { routes: createRoutes(pages, { '/console': page, '/console/*': page }) };
