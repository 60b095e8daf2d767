import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The files that every page starts with, as the build describes them in `host.json`. */
export interface Assets {
  version: string;
  scripts: string[];
  styles: string[];
  integrity: Record<string, string>;
}

const developed: Assets = { version: 'development', scripts: ['main.js'], styles: ['main.css'], integrity: {} };

export const assetsOf = (folder: string, compiler: string | null): Assets =>
  compiler ? developed : (JSON.parse(readFileSync(path.join(folder, 'host.json'), 'utf8')) as Assets);
