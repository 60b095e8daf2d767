import { MessageCircle, Phone } from 'lucide-react';
import { ExternalLink } from 'shared/ui';
import styles from './ContactLinks.module.css';
import { useT } from './i18n';
import { useContact } from './use-contact';

/** Telephone and external chat. */
export const ContactLinks = () => {
  const { phone, chat } = useContact();
  const t = useT();
  return (
    <>
      {phone && (
        <a className={styles.link} href={phone.href} aria-label={t('callNumber', { phone: phone.text })}>
          <Phone aria-hidden />
          <span className={styles.number}>{phone.text}</span>
        </a>
      )}
      {chat && (
        <ExternalLink className={styles.link} href={chat} hideIcon>
          <MessageCircle aria-hidden />
          {t('chat')}
        </ExternalLink>
      )}
    </>
  );
};
