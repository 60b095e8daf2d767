import { useTranslate } from 'react-admin';
import type { Language } from 'shared/i18n';
import { partI18n } from './i18n';

const languageEnd = /\.(ko|en|cn)$/;

/** Neither an index nor an item called by its name (`@…`). */
export const isName = (part: string) => !/^(\d+$|@)/.test(part);

const placeOf = (part: string) => (part.startsWith('@') ? `${part.slice(1)} ·` : `#${Number(part) + 1}`);

/** `images.0.alt.en` of banners as "Pictures 1 · Text (English)". */
export const useNaming = (resource: string) => {
  const translate = useTranslate();
  const t = partI18n.useT();
  return (path: string) => {
    const language = languageEnd.exec(path)?.[1] as Language | undefined;
    const parts = path.replace(languageEnd, '').split('.');
    const names = parts.filter(isName);
    const place = parts.filter((part) => !isName(part)).map(placeOf);
    const last = names.at(-1) as string;
    const name = translate(`resources.${resource}.fields.${names.join('.')}`, {
      _: translate(`resources.${resource}.fields.${names[0]}`, { _: last }),
    });
    return [...place, name, language && `(${t(language)})`].filter(Boolean).join(' ');
  };
};
