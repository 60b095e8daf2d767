import { MatchingPage } from '../../layout/MatchingPage';
import { Closing } from './Closing';
import { Fairs } from './Fairs';
import { Hero } from './Hero';
import type { IntroductionData } from './load';
import { Manuals } from './Manuals';
import { Modes } from './Modes';
import { Questions } from './Questions';
import { Roles } from './Roles';
import { Steps } from './Steps';

export const IntroductionPage = ({ data: { picture, fairs } }: { data: IntroductionData }) => (
  <MatchingPage>
    <Hero picture={picture} />
    <Fairs fairs={fairs} />
    <Roles />
    <Steps />
    <Modes />
    <Questions />
    <Manuals />
    <Closing />
  </MatchingPage>
);
