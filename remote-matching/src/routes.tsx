import type { RemoteModule, RemoteRoute } from 'shared/remotes';
import { FaqsPage } from './account/faqs/FaqsPage';
import { loadFaqs } from './account/faqs/load';
import { IntroductionPage } from './find/introduction/IntroductionPage';
import { loadIntroduction } from './find/introduction/load';
import { faqsHead, introductionHead } from './heads';

const page = <Data,>(route: RemoteRoute<Data>) => route;

export const remote: RemoteModule = {
  routes: [
    page({ path: '/matching', load: loadIntroduction, Page: IntroductionPage, head: introductionHead }),
    page({ path: '/matching/faqs', load: loadFaqs, Page: FaqsPage, head: faqsHead }),
    { path: '/matching/fairs', lazy: () => import('./find/fairs/page') },
    { path: '/matching/fairs/:id', lazy: () => import('./find/fairs/detail/page') },
    { path: '/matching/fairs/:id/apply', lazy: () => import('./find/fairs/apply/page') },
    { path: '/matching/schedule', lazy: () => import('./schedule/calendar/page') },
    { path: '/matching/login', lazy: () => import('./account/login/page') },
    { path: '/matching/join', lazy: () => import('./account/join/page') },
    { path: '/matching/recovery', lazy: () => import('./account/recovery/page') },
    { path: '/matching/support', lazy: () => import('./account/support/page') },
    { path: '/matching/support/create', lazy: () => import('./account/support/create-page') },
    { path: '/matching/support/:id', lazy: () => import('./account/support/question-page') },
    { path: '/matching/notices', lazy: () => import('./account/notices/page') },
    { path: '/matching/notices/:id', lazy: () => import('./account/notices/notice-page') },
    { path: '/matching/products', lazy: () => import('./company/products/page') },
    { path: '/matching/products/create', lazy: () => import('./company/products/create-page') },
    { path: '/matching/products/:id', lazy: () => import('./company/products/product-page') },
    { path: '/matching/company', lazy: () => import('./company/profile/page') },
    { path: '/matching/me', lazy: () => import('./account/me/page') },
    { path: '/matching/me/edit', lazy: () => import('./account/me/edit-page') },
    { path: '/matching/me/withdraw', lazy: () => import('./account/me/withdraw-page') },
    { path: '/matching/inbox', lazy: () => import('./account/inbox/page') },
    { path: '/matching/manuals/seller', lazy: () => import('./find/manuals/seller-page') },
    { path: '/matching/manuals/buyer', lazy: () => import('./find/manuals/buyer-page') },
  ],
};
