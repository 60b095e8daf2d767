import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The host's browser files that every page loads, as the build lists them in `host.json`. */
export interface HostAssets {
  version: string;
  scripts: string[];
  styles: string[];
  integrity: Record<string, string>;
}

const developmentAssets: HostAssets = {
  version: 'development',
  scripts: ['main.js'],
  styles: ['main.css'],
  integrity: {},
};

/** `compiler`: address of the development compiler, or null to read the built files. */
export const readAssets = (folder: string, compiler: string | null): HostAssets =>
  compiler ? developmentAssets : (JSON.parse(readFileSync(path.join(folder, 'host.json'), 'utf8')) as HostAssets);
