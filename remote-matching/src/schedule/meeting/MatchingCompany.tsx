import { useLanguage } from 'shared/i18n';
import section from '../../components/section.module.css';
import { formatDay } from '../../components/zoned-time';
import type { Matching } from '../../data/use-matchings';
import { CommonTimes } from '../../find/fairs/companies/CommonTimes';
import { CompanyChips } from '../../find/fairs/companies/CompanyChips';
import { CompanyFacts } from '../../find/fairs/companies/CompanyFacts';
import { CompanyProducts } from '../../find/fairs/companies/CompanyProducts';
import { IntroductionLinks } from '../../find/fairs/companies/IntroductionLinks';
import { scheduleI18n } from '../i18n';
import styles from './MatchingCompany.module.css';
import { isBookedByOrganiser } from './organiser';

/** Who asked for a meeting or booked it, and when. */
export const RequestOrigin = ({ matching }: { matching: Matching }) => {
  const { party, role, createdAt, fair } = matching;
  const t = scheduleI18n.useT();
  const language = useLanguage();
  const counterpartRole = role === 'SELLER' ? 'BUYER' : 'SELLER';
  return (
    <p className={section.quiet}>
      {isBookedByOrganiser(matching)
        ? t('bookedByOrganiser')
        : t(party === 'REQUESTER' ? 'askedByMe' : `asked.${counterpartRole}`)}{' '}
      · {formatDay(createdAt, fair.timezone, language)}
    </p>
  );
};

/** The other company, as its own panel shows it; while a request waits also the times that both have free. */
export const MatchingCompany = ({ matching }: { matching: Matching }) => {
  const t = scheduleI18n.useT();
  const { _id, _fair, fair, counterpart, background, status, mode, role, actions } = matching;
  const active = status === 'REQUESTED' || status === 'ACCEPTED';
  return (
    <section className={styles.company} aria-label={t('counterpart')}>
      <h3 className={section.heading}>{counterpart.name}</h3>
      <CompanyChips company={{ ...counterpart, mode: [] }} />
      <CompanyFacts {...counterpart} background={background} />
      {role === 'BUYER' && <CompanyProducts fair={_fair} seller={counterpart._id} />}
      {active && <IntroductionLinks fair={_fair} user={counterpart._id} />}
      {actions.includes('ACCEPT') && (
        <CommonTimes fair={{ _id: _fair, timezone: fair.timezone }} user={counterpart._id} matching={_id} mode={mode} />
      )}
    </section>
  );
};
