import { Mail, Phone } from 'lucide-react';
import { buildTelLink, formatPhone } from 'shared/format';
import { classNames } from 'shared/ui';
import { Chip } from '../../components/Chip';
import { MeetingTime } from '../../components/MeetingTime';
import section from '../../components/section.module.css';
import type { Matching } from '../../data/use-matchings';
import { scheduleI18n } from '../i18n';
import styles from './MatchingDetail.module.css';

/** The slots of a request, struck ones with the reason (M7), and until when it can be answered. */
export const RequestedSlots = ({ matching: { slots, fair, status, expiresAt } }: { matching: Matching }) => {
  const t = scheduleI18n.useT();
  return (
    <section>
      <h3 className={section.subheading}>{t('candidates')}</h3>
      <ul className={styles.candidates}>
        {slots.map((slot) => (
          <li key={slot.start} className={classNames(slot.struckAt && styles.struck)}>
            <MeetingTime slot={slot} timezone={fair.timezone} />
            {slot.struckReason && <Chip>{t(`struck.${slot.struckReason}`)}</Chip>}
          </li>
        ))}
      </ul>
      {status === 'REQUESTED' && (
        <p className={styles.until}>
          {t('until')} <MeetingTime slot={{ start: expiresAt, end: expiresAt }} timezone={fair.timezone} />
        </p>
      )}
    </section>
  );
};

/** How to reach the counterpart; only after the meeting is agreed. */
export const MatchingContact = ({ matching: { contact, status } }: { matching: Matching }) => {
  const t = scheduleI18n.useT();
  if (!contact) return status === 'REQUESTED' ? <p className={styles.note}>{t('contactLater')}</p> : null;
  return (
    <section className={styles.contact}>
      <h3 className={section.subheading}>{t('contact')}</h3>
      <p className={styles.name}>{contact.name}</p>
      <a className={styles.line} href={buildTelLink(contact.phone)}>
        <Phone aria-hidden />
        {formatPhone(contact.phone)}
      </a>
      <a className={styles.line} href={`mailto:${contact.email}`}>
        <Mail aria-hidden />
        {contact.email}
      </a>
    </section>
  );
};

/** Other slots that one party proposes for an agreed meeting. */
export const MatchingProposal = ({ matching: { proposal, fair } }: { matching: Matching }) => {
  const t = scheduleI18n.useT();
  if (!proposal) return null;
  return (
    <section className={styles.proposal}>
      <h3 className={section.subheading}>{t('proposed')}</h3>
      <ul className={styles.candidates}>
        {proposal.slots.map((slot) => (
          <li key={slot.start}>
            <MeetingTime slot={slot} timezone={fair.timezone} />
          </li>
        ))}
      </ul>
      {proposal.message && <p className={styles.text}>{proposal.message}</p>}
    </section>
  );
};
