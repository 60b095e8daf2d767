import type { ReactNode } from 'react';
import { useBusinessNames } from 'shared/account-forms';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { classNames, ExternalLink } from 'shared/ui';
import common from '../../../components/common.module.css';
import section from '../../../components/section.module.css';
import details from '../detail/details.module.css';
import { fairI18n } from '../detail/i18n';
import type { Company } from '../detail/load';
import styles from './CompanyFacts.module.css';
import { MatchReasons } from './MatchReasons';

export type CompanyFactsProps = Pick<
  Company,
  'introduction' | 'homepage' | 'activityAreas' | 'interests' | 'background'
>;

const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;

type Budget = NonNullable<CompanyFactsProps['background']>['budget'];

const useFormatBudget = () => {
  const language = useLanguage();
  return (budget: Budget) =>
    budget &&
    [`${formatWon(budget.from, language)} –`, budget.to ? formatWon(budget.to, language) : ''].join(' ').trim();
};

/** What there is to know about a company: what it has in common with the reader, introduction, markets, numbers and languages. */
export const CompanyFacts = (company: CompanyFactsProps) => {
  const t = fairI18n.useT();
  const { getSectorName, getAreaName } = useBusinessNames();
  const formatBudget = useFormatBudget();
  const { introduction, homepage, activityAreas, interests, background } = company;
  return (
    <>
      {background && background.reasons.length > 0 && (
        <section>
          <h3 className={section.subheading}>{t('inCommon')}</h3>
          <MatchReasons reasons={background.reasons} />
        </section>
      )}
      {introduction && (
        <section>
          <h3 className={section.subheading}>{t('introduction')}</h3>
          <p className={details.text}>{introduction}</p>
        </section>
      )}
      <dl className={classNames(details.rows, styles.rows)}>
        <Fact label={t('activityAreas')}>{activityAreas.map(getAreaName).join(', ')}</Fact>
        <Fact label={t('interests')}>{interests.map(getSectorName).join(', ')}</Fact>
        <Fact label={t('channels')}>{background?.channels}</Fact>
        <Fact label={t('budget')}>{formatBudget(background?.budget)}</Fact>
        <Fact label={t('foundedYear')}>{background?.foundedYear}</Fact>
        <Fact label={t('employees')}>
          {background?.employees ? t('employeeCount', { count: background.employees }) : null}
        </Fact>
        <Fact label={t('language')}>{background?.language && t(`language.${background.language}`)}</Fact>
        <Fact label={t('interpreter')}>{background?.interpreter}</Fact>
        <Fact label={t('homepage')}>
          {homepage && (
            <ExternalLink className={common.link} href={homepage}>
              {homepage.replace(/^https?:\/\//, '')}
            </ExternalLink>
          )}
        </Fact>
      </dl>
    </>
  );
};
