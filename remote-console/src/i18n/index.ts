import { chinese } from './chinese';
import { editorTexts } from './editor';
import { english } from './english';
import { korean } from './korean';
import type { Messages } from './register';
import { registerMessages } from './register';

for (const [language, messages] of [
  ['ko', korean],
  ['en', english],
  ['cn', chinese],
] as const) {
  // react-admin's type is an interface, which has no index signature.
  registerMessages(language, messages as unknown as Messages);
  registerMessages(language, { ra: { tiptap: editorTexts[language] } });
}

export { useI18nProvider } from './provider';
