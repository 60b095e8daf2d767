import type { RemoteModule, RemotePage } from 'shared/remotes';
import { HomePage } from './home/HomePage';
import { homeHead } from './home/head';
import { type HomeData, loadHome } from './home/load';

/** The firm's face comes with the remote itself, every other page when it is opened. */
const home: RemotePage<HomeData> = { load: loadHome, Page: HomePage, head: homeHead };
/** Small pages that belong together come in one file: each file of its own costs every visitor its digest. */
const from =
  <M,>(load: () => Promise<M>) =>
  (page: keyof M) =>
  async () => ({ page: (await load())[page] });
const search = () => import(/* webpackChunkName: "auction" */ './auction/search-page');
const programs = from(() => import(/* webpackChunkName: "programs" */ './programs/pages'));
const my = from(() => import(/* webpackChunkName: "my" */ './my/pages'));
const saved = from(() => import(/* webpackChunkName: "saved" */ './my/saved-pages'));
const orders = from(() => import(/* webpackChunkName: "orders" */ './orders/pages'));
const article = () => import(/* webpackChunkName: "read" */ './magazine/article-page');

export const remote: RemoteModule = {
  routes: [
    { path: '/', ...home },
    { path: '/en', ...home },
    { path: '/cn', ...home },
    { path: '/guide', lazy: () => import(/* webpackChunkName: "consult" */ './guide/page') },
    { path: '/consult', lazy: () => import(/* webpackChunkName: "consult" */ './consult/page') },
    { path: '/consult/mine', lazy: () => import(/* webpackChunkName: "consult" */ './consult/mine-page') },
    { path: '/magazine', lazy: () => import(/* webpackChunkName: "read" */ './magazine/page') },
    { path: '/magazine/:id', lazy: article },
    { path: '/notices/:id', lazy: article },
    { path: '/lawyers/:slug', lazy: () => import(/* webpackChunkName: "read" */ './lawyers/page') },
    { path: '/terms/:code', lazy: () => import(/* webpackChunkName: "read" */ './terms/page') },
    { path: '/auction-search', lazy: search },
    { path: '/auction-search/:searchKeyword', lazy: search },
    { path: '/auction/works/:id', lazy: () => import(/* webpackChunkName: "work" */ './works/page') },
    { path: '/auction/programs', lazy: programs('programsPage') },
    { path: '/auction/programs/:id', lazy: programs('programPage') },
    { path: '/auction/halls/:hall', lazy: programs('hallPage') },
    { path: '/my/bids', lazy: () => import(/* webpackChunkName: "bids" */ './bids/page') },
    { path: '/login', lazy: () => import('./login/page') },
    { path: '/join', lazy: () => import(/* webpackChunkName: "join" */ './join/page') },
    { path: '/recovery', lazy: () => import(/* webpackChunkName: "recovery" */ './recovery/page') },
    { path: '/shop', lazy: () => import(/* webpackChunkName: "shop" */ './shop/page') },
    { path: '/shop/products/:id', lazy: () => import(/* webpackChunkName: "product" */ './shop/product-page') },
    { path: '/shop/cart', lazy: () => import(/* webpackChunkName: "cart" */ './carts/page') },
    { path: '/shop/checkout', lazy: () => import(/* webpackChunkName: "checkout" */ './checkout/page') },
    { path: '/my', lazy: my('my') },
    { path: '/my/orders', lazy: orders('orders') },
    { path: '/my/orders/:id', lazy: () => import(/* webpackChunkName: "order" */ './orders/page') },
    { path: '/my/purchases', lazy: orders('purchases') },
    { path: '/my/reviews', lazy: saved('reviews') },
    { path: '/my/points', lazy: my('points') },
    { path: '/my/coupons', lazy: my('coupons') },
    { path: '/my/bookmarks', lazy: saved('bookmarks') },
    { path: '/my/likes', lazy: saved('likes') },
    { path: '/my/inquiries', lazy: () => import(/* webpackChunkName: "inquiries" */ './my/inquiries-page') },
  ],
};
