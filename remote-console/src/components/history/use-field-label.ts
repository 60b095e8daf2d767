import { useTranslate } from 'react-admin';
import type { Language } from 'shared/i18n';
import { componentI18n } from '../i18n';
import { isRecordId } from './diff-records';
import './i18n';

const languageEnd = /\.(ko|en|cn)$/;

/** False for the index of an item and for an item named by its title (`@…`). */
export const isFieldName = (part: string) => !/^(\d+$|@)/.test(part);

const formatItem = (part: string, unnamed: string) => {
  if (isRecordId(part)) return `${unnamed} ·`;
  return part.startsWith('@') ? `${part.slice(1)} ·` : `#${Number(part) + 1}`;
};

/** Returns a function that labels a field's path: `images.0.alt.en` of banners is "#1 · Text (English)". */
export const useFieldLabel = (resource: string) => {
  const translate = useTranslate();
  const t = componentI18n.useT();
  return (path: string) => {
    const language = languageEnd.exec(path)?.[1] as Language | undefined;
    const parts = path.replace(languageEnd, '').split('.');
    const names = parts.filter(isFieldName);
    const items = parts
      .filter((part) => !isFieldName(part))
      .map((part) => formatItem(part, translate('history.unnamed')));
    const candidates = [
      `resources.${resource}.fields.${names.join('.')}`,
      `resources.${resource}.fields.${names[0]}`,
      `history.fields.${names.at(-1)}`,
      `history.fields.${names[0]}`,
    ];
    const name = candidates.reduceRight((fallback, key) => translate(key, { _: fallback }), t('otherField'));
    return [...items, name, language && `(${t(language)})`].filter(Boolean).join(' ');
  };
};
