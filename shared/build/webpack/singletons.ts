import { readFileSync } from 'node:fs';
import { inRoot } from '../project';

/**
 * The modules that exist once in a page, by their import specifier; the host provides them. The host server provides
 * the same modules to the remotes' server bundles.
 */
export const singletons = [
  'react',
  'react-dom',
  'shared/router',
  'shared/auth',
  'shared/client',
  'shared/i18n',
] as const;

/** The installed version of the package to which an import specifier belongs. */
export const getPackageVersion = (request: string): string => {
  const file = inRoot('node_modules', request.split('/')[0] ?? '', 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};
