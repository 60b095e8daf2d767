import type { RemoteModule, RemoteRoute } from 'shared/remotes';
import { FaqsPage } from './faqs/FaqsPage';
import { loadFaqs } from './faqs/load';
import { faqsHead, introductionHead } from './heads';
import { IntroductionPage } from './introduction/IntroductionPage';
import { loadIntroduction } from './introduction/load';

const page = <Data,>(route: RemoteRoute<Data>) => route;

export const remote: RemoteModule = {
  routes: [
    page({ path: '/matching', load: loadIntroduction, Page: IntroductionPage, head: introductionHead }),
    page({ path: '/matching/faqs', load: loadFaqs, Page: FaqsPage, head: faqsHead }),
  ],
};
