import { LinkButton } from 'shared/ui';
import { Section } from '../../layout/Section';
import { FairCardList } from '../fairs/FairCardList';
import { introductionI18n } from './i18n';
import type { IntroductionData } from './load';

/** Fairs that are not over, the next one first. */
export const FairsSection = ({ fairs }: Pick<IntroductionData, 'fairs'>) => {
  const t = introductionI18n.useT();
  const current = fairs.filter(({ status }) => status !== 'EXPIRED');
  if (current.length === 0) return null;
  return (
    <Section id="fairs" title={t('fairsTitle')} lead={t('fairsLead')}>
      <FairCardList fairs={current} level={3} />
      <div>
        <LinkButton to="/matching/fairs">{t('moreFairs')}</LinkButton>
      </div>
    </Section>
  );
};
