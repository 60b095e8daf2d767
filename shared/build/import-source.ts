import { pathToFileURL } from 'node:url';

declare global {
  interface ImportMeta {
    /** True in a bundled command (tools/run/bundle-command.mjs), undefined in a source. */
    bundled?: true;
  }
}

let registered: Promise<unknown> | undefined;

/** Imports a TypeScript file whose path is known only when it is needed, and which is therefore in no bundle. */
export const importSource = async <Exports>(file: string): Promise<Exports> => {
  if (import.meta.bundled) {
    registered ??= import('tsx/esm/api').then(({ register }) => register());
    await registered;
  }
  return import(pathToFileURL(file).href);
};
