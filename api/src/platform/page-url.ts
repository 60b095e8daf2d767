import type { Language } from 'shared/contract';
import { localiseAddress } from 'shared/format';

/** The address of a page for a reader of a language. `path` begins with `/` and does not name the language. */
export const buildPageUrl = (publicUrl: string, path: string, language: Language) =>
  publicUrl + localiseAddress(path, language);
