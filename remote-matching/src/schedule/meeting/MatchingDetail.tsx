import { Users } from 'lucide-react';
import { MeetingTime } from '../../components/MeetingTime';
import section from '../../components/section.module.css';
import type { Matching } from '../../data/use-matchings';
import { AnswerButtons } from '../../requests/answer/AnswerButtons';
import { AlternativeSlots } from '../../requests/create/AlternativeSlots';
import { CalendarDownload } from '../export/CalendarDownload';
import { scheduleI18n } from '../i18n';
import { AttendanceCode } from './AttendanceCode';
import { MatchingCompany, RequestOrigin } from './MatchingCompany';
import styles from './MatchingDetail.module.css';
import { MatchingContact, MatchingProposal, RequestedSlots } from './MatchingSections';
import { MatchingStatus } from './MatchingStatus';
import { MeetingLog } from './MeetingLog';
import { MeetingPlace } from './MeetingPlace';
import { MessageThread } from './MessageThread';
import { isEndedByOrganiser } from './organiser';

/** What somebody wrote; a cancellation that nobody gave a reason for says why by a code. */
const getReason = ({ status, declineReason, cancel, expiredReason }: Matching) =>
  status === 'CANCELLED' && expiredReason ? null : (cancel?.reason ?? declineReason);

/** Everything about a matching and all actions on it. */
export const MatchingDetail = ({ matching }: { matching: Matching }) => {
  const t = scheduleI18n.useT();
  const { status, slot, fair, contact, products, message, interpreter, expiredReason, actions } = matching;
  const reason = getReason(matching);
  const endedByOrganiser = isEndedByOrganiser(matching);
  const agreed = slot !== null && status === 'ACCEPTED';
  return (
    <div className={section.stack}>
      <p className={section.centred}>
        <MatchingStatus status={status} />
        <span className={section.quiet}>{fair.title}</span>
      </p>
      <RequestOrigin matching={matching} />
      {expiredReason && <p className={styles.note}>{t(`expired.${expiredReason}`)}</p>}
      {status === 'CANCELLED' && !expiredReason && endedByOrganiser && (
        <p className={styles.note}>{t('cancelledByOrganiser')}</p>
      )}
      {reason && <p className={styles.note}>{t(endedByOrganiser ? 'reasonOfOrganiser' : 'reason', { reason })}</p>}
      <AlternativeSlots matching={matching} />
      {slot ? (
        <div className={styles.when}>
          <MeetingTime slot={slot} timezone={fair.timezone} />
        </div>
      ) : (
        <RequestedSlots matching={matching} />
      )}
      <MeetingPlace matching={matching} linked />
      {interpreter && (
        <p className={styles.line}>
          <Users aria-hidden />
          {t('interpreter', { language: interpreter })}
        </p>
      )}
      <MatchingContact matching={matching} />
      <MatchingProposal matching={matching} />
      <AnswerButtons matching={matching} />
      {agreed && <CalendarDownload id={matching._id} />}
      {message && (
        <section>
          <h3 className={section.subheading}>{t('message')}</h3>
          <p className={styles.text}>{message}</p>
        </section>
      )}
      {products.length > 0 && (
        <section>
          <h3 className={section.subheading}>{t('products')}</h3>
          <p className={styles.text}>{products.map(({ name }) => name).join(', ')}</p>
        </section>
      )}
      <MatchingCompany matching={matching} />
      {agreed && <AttendanceCode id={matching._id} slot={slot} />}
      {actions.includes('LOG') && <MeetingLog matching={matching} />}
      {actions.includes('MESSAGE') && <MessageThread id={matching._id} masked={contact === null} />}
    </div>
  );
};
