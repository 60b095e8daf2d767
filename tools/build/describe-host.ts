import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeDigest } from 'shared/build/release/check-release';
import { compressFiles } from 'shared/build/release/compress-files';
import { listGroupFiles } from 'shared/build/release/make-release';
import { packSourceMaps, sourceMapsFile, takeSourceMaps } from 'shared/build/release/source-maps';
import type { StatsCompilation } from 'webpack';
import { inProject } from '../run/project';

// Tells the host server in host.json which of the host's files a page starts with, and puts their source maps where nobody reads them.
export function describeHost(bundles: StatsCompilation[]) {
  const folder = inProject('host/dist/browser');
  const maps = takeSourceMaps(folder);
  const files = listGroupFiles(bundles, 'main');
  const { version } = JSON.parse(readFileSync(inProject('host/package.json'), 'utf8')) as { version: string };
  const content = createHash('sha256').update(readdirSync(folder).sort().join()).digest('hex').slice(0, 10);
  const description = {
    version: `${version}+${content}`,
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
    integrity: Object.fromEntries(files.map((file) => [file, computeDigest(readFileSync(join(folder, file)))])),
  };
  compressFiles(folder);
  writeFileSync(join(folder, 'host.json'), JSON.stringify(description, null, 2));
  writeFileSync(inProject('host/dist', sourceMapsFile), packSourceMaps({ version: null, files: maps }));
}
