import { createTexts } from './create-texts';
import { i18n } from './instance';

/**
 * Registers the translations of a namespace. `ko` determines the keys: one that `en` or `cn` lacks does not compile.
 * `useT` is for components, `translate` for other code.
 */
export const texts = createTexts(i18n);
