import type { Passkey } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { passkeysI18n } from './i18n';

/** Returns a function that gives the name of a passkey and what is known of it, in the reader's language. */
export const usePasskeyTexts = () => {
  const t = passkeysI18n.useT();
  const language = useLanguage();
  return ({ name, createdAt, lastUsedAt, backedUp }: Passkey) => {
    const details = [
      t('created', { date: formatDateLong(createdAt, language) }),
      lastUsedAt ? t('used', { date: formatDateLong(lastUsedAt, language, true) }) : t('unused'),
      backedUp && t('backedUp'),
    ];
    return { name: name || t('unknownDevice'), details: details.filter(Boolean).join(' · ') };
  };
};
