import { serveBundle } from 'shared/build/dev/dev-bundle';
import { loadConfigs } from 'shared/build/webpack/compile';
import { getRequestedPort } from '../run/ports';

/** Runs the gallery of components, which reads examples in place of an API. */
export async function developGallery(log: (line: string) => void) {
  const port = await getRequestedPort();
  log('Building the gallery of components, which takes about a minute');
  const [config = {}] = await loadConfigs('tools/gallery');
  const url = await serveBundle(config, { port, historyApiFallback: true });
  log(`\nReady: ${url} (the gallery of components)`);
}
