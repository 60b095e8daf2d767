import { buildTelLink, formatPhone } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { toSafeHref } from 'shared/ui';
import { useSetting } from './SettingProvider';
import { useHasPage } from './use-has-page';

/** Phone, chat and consultation link from the setting; null when there is none. */
export const useContact = () => {
  const setting = useSetting();
  const language = useLanguage();
  const hasPage = useHasPage();
  const number = setting?.phones[0]?.tel ?? setting?.company.tel ?? null;
  const consult = setting?.consultUrl ?? (hasPage('/consult') ? '/consult' : null);
  return {
    phone: number && { text: formatPhone(number), href: buildTelLink(number, language !== 'ko') },
    chat: (setting?.chatUrl && toSafeHref(setting.chatUrl)) || null,
    consult: (consult && toSafeHref(consult)) || null,
  };
};
