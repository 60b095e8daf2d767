import { MatchingLayout } from '../../layout/MatchingLayout';
import { FairsSection } from './FairsSection';
import { Hero } from './Hero';
import type { IntroductionData } from './load';
import { ManualsSection } from './ManualsSection';
import { ModesSection } from './ModesSection';
import { PrivacyNotice } from './PrivacyNotice';
import { QuestionsSection } from './QuestionsSection';
import { RolesSection } from './RolesSection';
import { StepsSection } from './StepsSection';

export const IntroductionPage = ({ data: { picture, fairs } }: { data: IntroductionData }) => (
  <MatchingLayout>
    <Hero picture={picture} />
    <FairsSection fairs={fairs} />
    <RolesSection />
    <StepsSection />
    <ModesSection />
    <QuestionsSection />
    <ManualsSection />
    <PrivacyNotice />
  </MatchingLayout>
);
