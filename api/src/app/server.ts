import { createServer, type ServerOptions } from '../platform/http/create-server';
import { rejectOtherMethods } from '../platform/http/serve';
import type { Domains } from './domains';

/** The HTTP server of the API with the routes of all domains. */
export const buildServer = async ({ all, platform }: Domains, options: ServerOptions = {}) => {
  const contents = Object.fromEntries(all.flatMap(({ name, content }) => (content ? [[name, content] as const] : [])));
  const app = await createServer(platform, contents, options);
  for (const domain of all) await domain.serve(app);
  rejectOtherMethods(app);
  return app;
};
