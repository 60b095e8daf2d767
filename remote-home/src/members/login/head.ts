import type { Language } from 'shared/i18n';
import type { Head } from 'shared/remotes';
import { translate } from './i18n';

export const getLoginHead = (_: unknown, language: Language): Head => {
  const t = translate(language);
  return { title: t('title'), description: t('description'), noindex: true };
};
