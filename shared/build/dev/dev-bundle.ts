import type { Release, RemoteManifest, RemoteName } from 'shared/remotes';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { importSource } from '../import-source';
import { inRoot } from '../project';
import { toStoredManifest } from '../release/to-stored-manifest';
import { TypeCheckPlugin } from './type-check-plugin';

/** The release of a remote that a compiler serves at an origin. Its files change, so nothing is preloaded and there are no digests. */
export async function describeRelease(name: RemoteName, origin: string): Promise<Release> {
  const { manifest } = await importSource<{ manifest: RemoteManifest }>(inRoot(name, 'src/manifest.ts'));
  return {
    name,
    version: 'development',
    base: `${origin}/`,
    entry: 'remoteEntry.js',
    scripts: [],
    styles: [],
    server: null,
    integrity: {},
    builtAt: new Date().toISOString(),
    manifest: toStoredManifest(manifest),
  };
}

type Options = WebpackDevServer.Configuration & {
  port: number;
  path?: string;
  /** Folder of the program whose types are checked. */
  checked?: string;
};

/** Serves a browser bundle from memory; open pages show what does not compile. Resolves to its origin once it is compiled. */
export async function serveBundle(config: Configuration, { path = '/', port, checked, ...extra }: Options) {
  const origin = `http://localhost:${port}`;
  // Updates come from this server and not through the host, which restarts at the same time.
  const output = { ...config.output, publicPath: origin + path };
  const compiler = webpack({ ...config, output, infrastructureLogging: { level: 'warn' } });
  if (compiler && checked) new TypeCheckPlugin(checked).apply(compiler);
  const compiled = new Promise<void>((resolve) => compiler?.hooks.done.tap('dev', () => resolve()));
  const options: WebpackDevServer.Configuration = {
    port,
    host: '127.0.0.1',
    hot: true,
    liveReload: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: 'all',
    static: false,
    setupExitSignals: false,
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
      webSocketURL: `ws://localhost:${port}/ws`,
    },
    ...extra,
  };
  if (compiler) await new WebpackDevServer(options, compiler).start();
  await compiled;
  return origin;
}
