import { createParts, createRoutes, type RemoteModule } from 'shared/remotes';
import { page as faqs } from './account/faqs/page';
import { page as introduction } from './find/introduction/page';
import { pages } from './pages';
import { parts } from './parts';

export const remote: RemoteModule = {
  routes: createRoutes(pages, { '/matching': introduction, '/matching/faqs': faqs }),
  parts: createParts(parts),
};
