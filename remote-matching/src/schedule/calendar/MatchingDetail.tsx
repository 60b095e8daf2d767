import { Mail, Phone, Users } from 'lucide-react';
import { formatPhone, telLink } from 'shared/format';
import { classes } from 'shared/ui';
import { MatchChip } from '../../components/MatchChip';
import { MatchWhen } from '../../components/MatchWhen';
import type { Matching } from '../slots/use-own-times';
import { Answers } from './Answers';
import { AttendanceCode } from './AttendanceCode';
import { CalendarFile } from './CalendarFile';
import { scheduleI18n } from './i18n';
import styles from './MatchingDetail.module.css';
import { MatchingStatus } from './MatchingStatus';
import { MeetingLog } from './MeetingLog';
import { NextTimes } from './NextTimes';
import { Place } from './Place';
import { Thread } from './Thread';

const reasonOf = ({ declineReason, cancel }: Matching) => cancel?.reason ?? declineReason;

/** All of a matching: when, where, with whom, what was said, and what can be done. */
export const MatchingDetail = ({ matching }: { matching: Matching }) => {
  const t = scheduleI18n.useT();
  const { status, slot, slots, fair, contact, products, message, interpreter, proposal, expiredReason } = matching;
  const reason = reasonOf(matching);
  return (
    <div className={styles.detail}>
      <p className={styles.chips}>
        <MatchingStatus status={status} />
        <span className={styles.fair}>{fair.title}</span>
      </p>
      {expiredReason && <p className={styles.note}>{t(`expired.${expiredReason}`)}</p>}
      {reason && <p className={styles.note}>{t('reasonSaid', { reason })}</p>}
      <NextTimes matching={matching} />
      {slot ? (
        <div className={styles.when}>
          <MatchWhen slot={slot} timezone={fair.timezone} />
        </div>
      ) : (
        <section>
          <h3 className={styles.heading}>{t('candidates')}</h3>
          <ul className={styles.candidates}>
            {slots.map((candidate) => (
              <li key={candidate.start} className={classes(candidate.struckAt && styles.struck)}>
                <MatchWhen slot={candidate} timezone={fair.timezone} />
                {candidate.struckReason && <MatchChip>{t(`struck.${candidate.struckReason}`)}</MatchChip>}
              </li>
            ))}
          </ul>
          {status === 'REQUESTED' && (
            <p className={styles.until}>
              {t('until')}{' '}
              <MatchWhen slot={{ start: matching.expiresAt, end: matching.expiresAt }} timezone={fair.timezone} />
            </p>
          )}
        </section>
      )}
      <Place matching={matching} linked />
      {interpreter && (
        <p className={styles.line}>
          <Users aria-hidden />
          {t('interpreter', { language: interpreter })}
        </p>
      )}
      {contact ? (
        <section className={styles.contact}>
          <h3 className={styles.heading}>{t('contact')}</h3>
          <p className={styles.name}>{contact.name}</p>
          <a className={styles.line} href={telLink(contact.phone)}>
            <Phone aria-hidden />
            {formatPhone(contact.phone)}
          </a>
          <a className={styles.line} href={`mailto:${contact.email}`}>
            <Mail aria-hidden />
            {contact.email}
          </a>
        </section>
      ) : (
        status === 'REQUESTED' && <p className={styles.note}>{t('contactLater')}</p>
      )}
      {proposal && (
        <section className={styles.proposal}>
          <h3 className={styles.heading}>{t('proposed')}</h3>
          <ul className={styles.candidates}>
            {proposal.slots.map((one) => (
              <li key={one.start}>
                <MatchWhen slot={one} timezone={fair.timezone} />
              </li>
            ))}
          </ul>
          {proposal.message && <p className={styles.text}>{proposal.message}</p>}
        </section>
      )}
      <Answers matching={matching} />
      {slot && status === 'ACCEPTED' && <CalendarFile id={matching._id} />}
      {message && (
        <section>
          <h3 className={styles.heading}>{t('message')}</h3>
          <p className={styles.text}>{message}</p>
        </section>
      )}
      {products.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t('products')}</h3>
          <p className={styles.text}>{products.map(({ name }) => name).join(', ')}</p>
        </section>
      )}
      {slot && status === 'ACCEPTED' && <AttendanceCode id={matching._id} />}
      {matching.actions.includes('LOG') && <MeetingLog matching={matching} />}
      {matching.actions.includes('MESSAGE') && <Thread id={matching._id} masked={contact === null} />}
    </div>
  );
};
