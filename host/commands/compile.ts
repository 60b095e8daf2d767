import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { describeHost } from './host-files';
import { inProject } from './project';
import { makeRelease } from './release';

// Builds the workspace named on the command line, in a process that ends with it and gives its memory back.
const name = process.argv[2] ?? '';
const { default: config } = (await import(inProject(name, 'webpack.config.ts'))) as {
  default: Configuration | Configuration[];
};

const bundles = await compile([config].flat());
if (name.startsWith('remote-')) await makeRelease(name, bundles);
if (name === 'host') describeHost(bundles);

function compile(configs: Configuration[]): Promise<StatsCompilation[]> {
  const compiler = webpack(configs);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      if (failure) return reject(failure);
      if (stats?.hasErrors()) {
        console.error(stats.toString({ preset: 'errors-only', colors: process.stderr.isTTY }));
        process.exit(1);
      }
      const bundles = stats?.toJson({ all: false, assets: true, chunkGroups: true }).children ?? [];
      compiler.close(() => resolve(bundles));
    });
  });
}
