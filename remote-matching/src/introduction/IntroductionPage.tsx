import { MatchingPage } from '../layout/MatchingPage';
import { Closing } from './Closing';
import { Hero } from './Hero';
import type { IntroductionData } from './load';
import { Modes } from './Modes';
import { Questions } from './Questions';
import { Roles } from './Roles';
import { Steps } from './Steps';

export const IntroductionPage = ({ data: { picture } }: { data: IntroductionData }) => (
  <MatchingPage>
    <Hero picture={picture} />
    <Roles />
    <Steps />
    <Modes />
    <Questions />
    <Closing />
  </MatchingPage>
);
