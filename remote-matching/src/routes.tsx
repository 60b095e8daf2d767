import { createRoutes, type RemoteModule } from 'shared/remotes';
import { page as faqs } from './account/faqs/page';
import { extensions } from './extensions';
import { page as introduction } from './find/introduction/page';
import { pages } from './pages';

export const remote: RemoteModule = {
  routes: createRoutes(pages, { '/matching': introduction, '/matching/faqs': faqs }),
  extensions,
};
