import type { RemoteModule, RemotePage } from 'shared/remotes';
import { HomePage } from './home/HomePage';
import { homeHead } from './home/head';
import { type HomeData, loadHome } from './home/load';

/** The firm's face comes with the remote itself, every other page when it is opened. */
const home: RemotePage<HomeData> = { load: loadHome, Page: HomePage, head: homeHead };
/** Pages that belong together come in one file: each file of its own costs every visitor its digest. */
const from =
  <M,>(load: () => Promise<M>) =>
  (page: keyof M) =>
  async () => ({ page: (await load())[page] });
const auction = from(() => import(/* webpackChunkName: "auction" */ './auction/pages'));
const shop = from(() => import(/* webpackChunkName: "shop" */ './shop/pages'));
const checkout = from(() => import(/* webpackChunkName: "checkout" */ './checkout/pages'));
const my = from(() => import(/* webpackChunkName: "my" */ './my/pages'));
const people = from(() => import(/* webpackChunkName: "people" */ './people/pages'));
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
    { path: '/auction-search', lazy: auction('searchPage') },
    { path: '/auction-search/:searchKeyword', lazy: auction('searchPage') },
    { path: '/auction/works/:id', lazy: auction('workPage') },
    { path: '/auction/programs', lazy: auction('programsPage') },
    { path: '/auction/programs/:id', lazy: auction('programPage') },
    { path: '/auction/halls/:hall', lazy: auction('hallPage') },
    { path: '/my/bids', lazy: auction('bidsPage') },
    { path: '/login', lazy: () => import('./login/page') },
    { path: '/join', lazy: people('join') },
    { path: '/recovery', lazy: people('recovery') },
    { path: '/shop', lazy: shop('shop') },
    { path: '/shop/products/:id', lazy: shop('product') },
    { path: '/shop/cart', lazy: checkout('cart') },
    { path: '/shop/checkout', lazy: checkout('checkout') },
    { path: '/my', lazy: my('my') },
    { path: '/my/orders', lazy: my('orders') },
    { path: '/my/orders/:id', lazy: my('order') },
    { path: '/my/purchases', lazy: my('purchases') },
    { path: '/my/reviews', lazy: my('reviews') },
    { path: '/my/points', lazy: my('points') },
    { path: '/my/coupons', lazy: my('coupons') },
    { path: '/my/bookmarks', lazy: my('bookmarks') },
    { path: '/my/likes', lazy: my('likes') },
    { path: '/my/inquiries', lazy: my('inquiries') },
  ],
};
