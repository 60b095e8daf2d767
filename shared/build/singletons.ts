import { readFileSync } from 'node:fs';
import { inRoot } from './project';

/**
 * What host and remotes share, by the literal request; the first three refuse another major at run time.
 * The host server hands the same list to the remotes' server bundles.
 */
export const singletons = [
  'react',
  'react-dom',
  'shared/router',
  'shared/auth',
  'shared/client',
  'shared/i18n',
] as const;

/** Of the package that a request belongs to. */
export const versionOf = (request: string): string => {
  const file = inRoot('node_modules', request.split('/')[0] ?? '', 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};
