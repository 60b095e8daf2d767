import type { BadgeEntry, NavigationEntry } from 'shared/remotes';

const firm = { ko: '법률 서비스', en: 'Legal services', cn: '法律服务' };
const auction = { ko: '경매', en: 'Auction', cn: '拍卖' };
const halls = { ko: '경매장', en: 'Halls', cn: '拍卖厅' };
const shop = { ko: '쇼핑', en: 'Shop', cn: '商城' };
const lawyers = { ko: '변호사 소개', en: 'Lawyers', cn: '律师团队' };
const directions = { ko: '오시는 길', en: 'Offices', cn: '交通指引' };

export const navigation: readonly NavigationEntry[] = [
  { place: 'header', to: '/lawyers', title: lawyers },
  { place: 'header', to: '/magazine' },
  { place: 'header', to: '/guide' },
  { place: 'header', to: '/#directions', title: directions },
  { place: 'mobile', to: '/auction/programs', title: auction },
  { place: 'mobile', to: '/shop' },
  { place: 'menu', section: firm, to: '/consult' },
  { place: 'menu', section: firm, to: '/practices' },
  { place: 'menu', section: firm, to: '/lawyers', title: lawyers },
  { place: 'menu', section: firm, to: '/magazine' },
  { place: 'menu', section: firm, to: '/guide' },
  { place: 'menu', section: firm, to: '/#directions', title: directions },
  { place: 'menu', section: firm, to: '/cases' },
  { place: 'menu', section: firm, to: '/faqs' },
  { place: 'menu', section: firm, to: '/notices' },
  {
    place: 'menu',
    section: auction,
    to: '/auction/programs/{slug,_id}',
    title: { ko: '지금의 경매', en: 'Current auctions', cn: '当前拍卖' },
    list: {
      route: '/v1/auction/programs?limit=20',
      field: 'programs',
      text: 'title',
      only: { field: 'status', values: ['PREVIEW', 'OPEN', 'CLOSING', 'SCHEDULED'] },
      note: {
        field: 'status',
        titles: {
          PREVIEW: { ko: '프리뷰', en: 'Preview', cn: '预展' },
          OPEN: { ko: '진행 중', en: 'Open', cn: '进行中' },
          CLOSING: { ko: '마감 중', en: 'Closing', cn: '陆续截止' },
          SCHEDULED: { ko: '예정', en: 'To come', cn: '即将开始' },
        },
      },
      max: 6,
    },
  },
  {
    place: 'menu',
    section: auction,
    to: '/auction/programs',
    title: { ko: '전체 경매 일정', en: 'All auctions', cn: '全部拍卖' },
  },
  { place: 'menu', section: auction, to: '/auction-search' },
  {
    place: 'menu',
    section: halls,
    to: '/auction/halls/{code}',
    title: halls,
    list: { route: '/v1/auction/halls', field: 'halls', text: 'name' },
  },
  {
    place: 'menu',
    section: shop,
    to: '/shop?category={code}',
    title: { ko: '상품 분류', en: 'Categories of products', cn: '商品分类' },
    list: {
      route: '/v1/shop/categories?limit=100',
      field: 'categories',
      text: 'name',
      only: { field: '_parent', values: [null] },
    },
  },
  { place: 'menu', section: shop, to: '/shop', title: { ko: '전체 상품', en: 'All products', cn: '全部商品' } },
  { place: 'mine', to: '/my' },
  { place: 'mine', to: '/my/bids' },
  { place: 'mine', to: '/my/orders', title: { ko: '주문 내역', en: 'My orders', cn: '我的订单' } },
  { place: 'guest', to: '/join' },
  { place: 'footer', to: '/faqs' },
  { place: 'footer', to: '/notices' },
];

export const badges: readonly BadgeEntry[] = [
  {
    to: '/shop/cart',
    title: { ko: '장바구니', en: 'Cart', cn: '购物车' },
    icon: 'cart',
    route: '/v1/me/carts?limit=1',
    field: 'total',
    scope: 'user',
  },
];
