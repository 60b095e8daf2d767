import { chinese } from './chinese';
import { editorTexts } from './editor';
import { english } from './english';
import { korean } from './korean';
import type { Messages } from './register';
import { register } from './register';

for (const [language, own] of [
  ['ko', korean],
  ['en', english],
  ['cn', chinese],
] as const) {
  // The type names every key and promises strings, but is an interface, which has no index signature.
  register(language, own as unknown as Messages);
  register(language, { ra: { tiptap: editorTexts[language] } });
}

export { useI18nProvider } from './provider';
export { choices, resourceI18n } from './resource-i18n';
