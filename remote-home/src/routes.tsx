import type { RemoteModule, RemotePage } from 'shared/remotes';
import { HomePage } from './firm/home/HomePage';
import { homeHead } from './firm/home/head';
import { type HomeData, loadHome } from './firm/home/load';

/** The firm's face comes with the remote itself, every other page when it is opened. */
const home: RemotePage<HomeData> = { load: loadHome, Page: HomePage, head: homeHead };
/** Small pages that belong together come in one file: each file of its own costs every visitor its digest. */
const from =
  <M,>(load: () => Promise<M>) =>
  (page: keyof M) =>
  async () => ({ page: (await load())[page] });
const search = () => import(/* webpackChunkName: "auction" */ './auction/search/search-page');
const programs = from(() => import(/* webpackChunkName: "programs" */ './auction/programs/pages'));
const my = from(() => import(/* webpackChunkName: "my" */ './members/my/pages'));
const saved = from(() => import(/* webpackChunkName: "saved" */ './members/my/saved-pages'));
const orders = from(() => import(/* webpackChunkName: "orders" */ './shop/orders/pages'));
const article = () => import(/* webpackChunkName: "read" */ './firm/magazine/article-page');

export const remote: RemoteModule = {
  routes: [
    { path: '/', ...home },
    { path: '/en', ...home },
    { path: '/cn', ...home },
    { path: '/guide', lazy: () => import(/* webpackChunkName: "consult" */ './firm/guide/page') },
    { path: '/consult', lazy: () => import(/* webpackChunkName: "consult" */ './firm/consult/page') },
    { path: '/consult/mine', lazy: () => import(/* webpackChunkName: "consult" */ './firm/consult/mine-page') },
    { path: '/magazine', lazy: () => import(/* webpackChunkName: "read" */ './firm/magazine/page') },
    { path: '/magazine/:id', lazy: article },
    { path: '/notices/:id', lazy: article },
    { path: '/lawyers/:slug', lazy: () => import(/* webpackChunkName: "read" */ './firm/lawyers/page') },
    { path: '/terms/:code', lazy: () => import(/* webpackChunkName: "read" */ './members/terms/page') },
    { path: '/auction-search', lazy: search },
    { path: '/auction-search/:searchKeyword', lazy: search },
    { path: '/auction/works/:id', lazy: () => import(/* webpackChunkName: "work" */ './auction/works/page') },
    { path: '/auction/programs', lazy: programs('programsPage') },
    { path: '/auction/programs/:id', lazy: programs('programPage') },
    { path: '/auction/halls/:hall', lazy: programs('hallPage') },
    { path: '/my/bids', lazy: () => import(/* webpackChunkName: "bids" */ './auction/bids/page') },
    { path: '/login', lazy: () => import('./members/login/page') },
    { path: '/join', lazy: () => import(/* webpackChunkName: "join" */ './members/join/page') },
    { path: '/recovery', lazy: () => import(/* webpackChunkName: "recovery" */ './members/recovery/page') },
    { path: '/shop', lazy: () => import(/* webpackChunkName: "shop" */ './shop/shop-products/page') },
    {
      path: '/shop/products/:id',
      lazy: () => import(/* webpackChunkName: "product" */ './shop/shop-products/product-page'),
    },
    { path: '/shop/cart', lazy: () => import(/* webpackChunkName: "cart" */ './shop/carts/page') },
    { path: '/shop/checkout', lazy: () => import(/* webpackChunkName: "checkout" */ './shop/checkout/page') },
    { path: '/my', lazy: my('my') },
    { path: '/my/orders', lazy: orders('orders') },
    { path: '/my/orders/:id', lazy: () => import(/* webpackChunkName: "order" */ './shop/orders/page') },
    { path: '/my/purchases', lazy: orders('purchases') },
    { path: '/my/reviews', lazy: saved('reviews') },
    { path: '/my/points', lazy: my('points') },
    { path: '/my/coupons', lazy: my('coupons') },
    { path: '/my/bookmarks', lazy: saved('bookmarks') },
    { path: '/my/likes', lazy: saved('likes') },
    { path: '/my/inquiries', lazy: () => import(/* webpackChunkName: "inquiries" */ './members/my/inquiries-page') },
  ],
};
