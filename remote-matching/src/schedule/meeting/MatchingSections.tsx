import { Mail, Phone } from 'lucide-react';
import { buildTelLink, formatPhone } from 'shared/format';
import { classNames } from 'shared/ui';
import { Chip } from '../../components/Chip';
import common from '../../components/common.module.css';
import { MeetingTime } from '../../components/MeetingTime';
import section from '../../components/section.module.css';
import type { Matching } from '../../data/use-matchings';
import { scheduleI18n } from '../i18n';
import styles from './MatchingDetail.module.css';

interface SlotsProps {
  slots: Omit<Matching['slots'][number], 'requests'>[];
  timezone: string;
}

/** Slots to choose from, struck ones with the reason (M7). */
const OfferedSlots = ({ slots, timezone }: SlotsProps) => {
  const t = scheduleI18n.useT();
  return (
    <ul className={styles.candidates}>
      {slots.map((slot) => (
        <li key={slot.start} className={classNames(slot.struckAt && styles.struck)}>
          <MeetingTime slot={slot} timezone={timezone} />
          {slot.struckReason && <Chip>{t(`struck.${slot.struckReason}`)}</Chip>}
        </li>
      ))}
    </ul>
  );
};

/** Until when a request or a proposal can be answered. */
const Deadline = ({ matching: { expiresAt, fair } }: { matching: Matching }) => {
  const t = scheduleI18n.useT();
  return (
    <p className={styles.until}>
      {t('until')} <MeetingTime slot={{ start: expiresAt, end: expiresAt }} timezone={fair.timezone} />
    </p>
  );
};

/** The slots of a request; while others are proposed they wait (M25). */
export const RequestedSlots = ({ matching }: { matching: Matching }) => {
  const t = scheduleI18n.useT();
  const { slots, fair, status, proposal } = matching;
  return (
    <section>
      <h3 className={section.subheading}>{t('candidates')}</h3>
      <OfferedSlots slots={slots} timezone={fair.timezone} />
      {status === 'REQUESTED' &&
        (proposal ? <p className={styles.until}>{t('candidatesWait')}</p> : <Deadline matching={matching} />)}
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
      <a className={classNames(common.link, styles.line)} href={buildTelLink(contact.phone)}>
        <Phone aria-hidden />
        {formatPhone(contact.phone)}
      </a>
      <a className={classNames(common.link, styles.line)} href={`mailto:${contact.email}`}>
        <Mail aria-hidden />
        {contact.email}
      </a>
    </section>
  );
};

/** Other slots that one party proposes for a request or an agreed meeting. */
export const MatchingProposal = ({ matching }: { matching: Matching }) => {
  const t = scheduleI18n.useT();
  const { proposal, fair, counterpart } = matching;
  if (!proposal) return null;
  return (
    <section className={styles.proposal}>
      <h3 className={section.subheading}>
        {proposal.by === counterpart._id ? t('proposedBy', { name: counterpart.name }) : t('proposedByMe')}
      </h3>
      <OfferedSlots slots={proposal.slots} timezone={fair.timezone} />
      <Deadline matching={matching} />
      {proposal.message && <p className={styles.text}>{proposal.message}</p>}
    </section>
  );
};
