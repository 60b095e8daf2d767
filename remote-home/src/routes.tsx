import type { RemoteModule, RemoteRoute } from 'shared/remotes';
import { ConsultPage } from './consult/ConsultPage';
import { consultHead, mineHead } from './consult/head';
import { loadConsult, loadMine } from './consult/load';
import { MinePage } from './consult/MinePage';
import { GuidePage } from './guide/GuidePage';
import { guideHead } from './guide/head';
import { loadGuide } from './guide/load';
import { HomePage } from './home/HomePage';
import { homeHead } from './home/head';
import { loadHome } from './home/load';
import { lawyerHead } from './lawyers/head';
import { LawyerPage } from './lawyers/LawyerPage';
import { loadLawyer } from './lawyers/load';
import { loginHead } from './login/head';
import { LoginPage } from './login/LoginPage';
import { ArticlePage } from './magazine/ArticlePage';
import { articleHead, magazineHead } from './magazine/head';
import { loadArticle, loadMagazine } from './magazine/load';
import { MagazinePage } from './magazine/MagazinePage';
import { termsHead } from './terms/head';
import { loadTerms } from './terms/load';
import { TermsPage } from './terms/TermsPage';

/** Ties a page to the data that its `load` fetches. */
const route = <Data,>(entry: RemoteRoute<Data>) => entry;

const home = { load: loadHome, Page: HomePage, head: homeHead };
const article = { load: loadArticle, Page: ArticlePage, head: articleHead };

export const remote: RemoteModule = {
  routes: [
    route({ path: '/', ...home }),
    route({ path: '/en', ...home }),
    route({ path: '/cn', ...home }),
    route({ path: '/guide', load: loadGuide, Page: GuidePage, head: guideHead }),
    route({ path: '/consult', load: loadConsult, Page: ConsultPage, head: consultHead }),
    route({ path: '/consult/mine', load: loadMine, Page: MinePage, head: mineHead }),
    route({ path: '/magazine', load: loadMagazine, Page: MagazinePage, head: magazineHead }),
    route({ path: '/magazine/:id', ...article }),
    route({ path: '/notices/:id', ...article }),
    route({ path: '/lawyers/:slug', load: loadLawyer, Page: LawyerPage, head: lawyerHead }),
    route({ path: '/terms/:code', load: loadTerms, Page: TermsPage, head: termsHead }),
    route({ path: '/login', Page: LoginPage, head: loginHead }),
  ],
};
