import { formatPhone, telLink } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { safeHref } from 'shared/ui';
import { useHasPage } from './routes';
import { useSetting } from './SettingProvider';

/** The three ways to reach the firm, as the setting has them; one that is unknown is null and not shown. */
export const useContact = () => {
  const setting = useSetting();
  const language = useLanguage();
  const hasPage = useHasPage();
  const number = setting?.phones[0]?.tel ?? setting?.company.tel ?? null;
  const consult = setting?.consultUrl ?? (hasPage('/consult') ? '/consult' : null);
  return {
    phone: number && { shown: formatPhone(number), href: telLink(number, language !== 'ko') },
    chat: (setting?.chatUrl && safeHref(setting.chatUrl)) || null,
    consult: (consult && safeHref(consult)) || null,
  };
};
