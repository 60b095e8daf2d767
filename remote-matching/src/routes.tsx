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
    { path: '/matching/fairs', lazy: () => import('./fairs/page') },
    { path: '/matching/fairs/:id', lazy: () => import('./fairs/detail/page') },
    { path: '/matching/fairs/:id/apply', lazy: () => import('./fairs/apply/page') },
    { path: '/matching/schedule', lazy: () => import('./schedule/page') },
    { path: '/matching/login', lazy: () => import('./login/page') },
    { path: '/matching/join', lazy: () => import('./join/page') },
    { path: '/matching/recovery', lazy: () => import('./recovery/page') },
    { path: '/matching/support', lazy: () => import('./support/page') },
    { path: '/matching/support/create', lazy: () => import('./support/create-page') },
    { path: '/matching/support/:id', lazy: () => import('./support/question-page') },
    { path: '/matching/notices', lazy: () => import('./notices/page') },
    { path: '/matching/notices/:id', lazy: () => import('./notices/notice-page') },
    { path: '/matching/products', lazy: () => import('./products/page') },
    { path: '/matching/products/create', lazy: () => import('./products/create-page') },
    { path: '/matching/products/:id', lazy: () => import('./products/product-page') },
    { path: '/matching/company', lazy: () => import('./company/page') },
    { path: '/matching/me', lazy: () => import('./me/page') },
    { path: '/matching/me/edit', lazy: () => import('./me/edit-page') },
    { path: '/matching/me/withdraw', lazy: () => import('./me/withdraw-page') },
    { path: '/matching/inbox', lazy: () => import('./inbox/page') },
    { path: '/matching/manuals/seller', lazy: () => import('./manuals/seller-page') },
    { path: '/matching/manuals/buyer', lazy: () => import('./manuals/buyer-page') },
  ],
};
