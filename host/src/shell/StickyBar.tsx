import { MessageCircle, Phone } from 'lucide-react';
import { useLocation } from 'shared/router';
import { ExternalLink } from 'shared/ui';
import { ConsultLink } from './ConsultLink';
import { useT } from './i18n';
import { useSetting } from './SettingProvider';
import styles from './StickyBar.module.css';
import { useContact } from './use-contact';

/** Pages with a task of their own, which the bar would cover and lead away from. */
const taskPaths = [
  '/consult',
  '/consult/mine',
  '/join',
  '/login',
  '/my/consultations',
  '/my/info',
  '/my/info/withdraw',
  '/recovery',
  '/shop/cart',
  '/shop/checkout',
];

/** A question of a member is written and changed on its own page. */
const isTask = (path: string) => taskPaths.includes(path) || path.startsWith('/my/questions/');

/** Bar at the bottom of the screen on phones, with call, consultation and chat. */
export const StickyBar = () => {
  const t = useT();
  const { pathname } = useLocation();
  const setting = useSetting();
  const { phone, consult, chat } = useContact();
  const count = [phone, consult, chat].filter(Boolean).length;
  if (count === 0 || isTask(pathname)) return null;
  return (
    <nav className={styles.bar} data-quick-contact data-columns={setting ? count : 3} aria-label={t('quickContact')}>
      {phone && (
        <a className={styles.link} href={phone.href}>
          <Phone aria-hidden />
          {t('call')}
        </a>
      )}
      <ConsultLink className={`${styles.link} ${styles.main}`}>{t('consultShort')}</ConsultLink>
      {chat && (
        <ExternalLink className={styles.link} href={chat} hideIcon>
          <MessageCircle aria-hidden />
          {t('chat')}
        </ExternalLink>
      )}
    </nav>
  );
};
