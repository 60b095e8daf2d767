import type { RemoteManifest } from 'shared/remotes';

const works = { ko: '작품 찾기', en: 'Find works', cn: '查找作品' };
const home = { ko: '홈', en: 'Home', cn: '首页' };

export const manifest: RemoteManifest = {
  name: 'remote-home',
  contract: '^1.0.0',
  routes: [
    { path: '/', title: home, ssr: true },
    { path: '/en', title: home, ssr: true },
    { path: '/cn', title: home, ssr: true },
    { path: '/guide', title: { ko: '이용 안내', en: 'Guide', cn: '来访指引' }, ssr: true },
    { path: '/consult', title: { ko: '상담 신청', en: 'Request a consultation', cn: '申请咨询' }, ssr: true },
    { path: '/consult/mine', title: { ko: '내 상담 내역', en: 'My requests', cn: '我的咨询' }, ssr: true },
    { path: '/magazine', title: { ko: '매거진', en: 'Magazine', cn: '专栏' }, ssr: true },
    { path: '/magazine/:id', title: { ko: '매거진', en: 'Magazine', cn: '专栏' }, ssr: true },
    { path: '/notices/:id', title: { ko: '공지사항', en: 'Notice', cn: '公告' }, ssr: true },
    { path: '/lawyers/:slug', title: { ko: '변호사', en: 'Lawyer', cn: '律师' }, ssr: true },
    { path: '/terms/:code', title: { ko: '약관', en: 'Terms', cn: '条款' }, ssr: true },
    { path: '/auction-search', title: works, ssr: true },
    { path: '/auction-search/:searchKeyword', title: works, ssr: true },
    { path: '/auction/works/:id', title: { ko: '경매 작품', en: 'Lot', cn: '拍品' }, ssr: true },
    { path: '/auction/programs', title: { ko: '경매', en: 'Auctions', cn: '拍卖' }, ssr: true },
    { path: '/auction/programs/:id', title: { ko: '경매', en: 'Auction', cn: '拍卖' }, ssr: true },
    { path: '/auction/halls/:hall', title: { ko: '경매장', en: 'Hall', cn: '拍卖厅' }, ssr: true },
    { path: '/my/bids', title: { ko: '내 응찰', en: 'My bids', cn: '我的出价' } },
    { path: '/login', title: { ko: '로그인', en: 'Sign in', cn: '登录' }, ssr: true },
    { path: '/join', title: { ko: '회원 가입', en: 'Join', cn: '注册会员' }, ssr: true },
    {
      path: '/recovery',
      title: { ko: '아이디·비밀번호 찾기', en: 'Find username or password', cn: '找回用户名或密码' },
    },
    { path: '/shop', title: { ko: '상점', en: 'Shop', cn: '商店' }, ssr: true },
    { path: '/shop/products/:id', title: { ko: '상품', en: 'Product', cn: '商品' }, ssr: true },
    { path: '/shop/cart', title: { ko: '장바구니', en: 'Cart', cn: '购物车' } },
    { path: '/shop/checkout', title: { ko: '주문서', en: 'Checkout', cn: '结算' } },
    { path: '/my', title: { ko: '마이페이지', en: 'My page', cn: '我的主页' } },
    { path: '/my/orders', title: { ko: '주문 내역', en: 'Orders', cn: '订单' } },
    { path: '/my/orders/:id', title: { ko: '주문 자세히', en: 'Order', cn: '订单' } },
    { path: '/my/purchases', title: { ko: '구매한 상품', en: 'Purchases', cn: '已购商品' } },
    { path: '/my/reviews', title: { ko: '구매 후기', en: 'Reviews', cn: '购买评价' } },
    { path: '/my/points', title: { ko: '포인트', en: 'Points', cn: '积分' } },
    { path: '/my/coupons', title: { ko: '쿠폰', en: 'Coupons', cn: '优惠券' } },
    { path: '/my/bookmarks', title: { ko: '찜한 것', en: 'Saved', cn: '收藏' } },
    { path: '/my/likes', title: { ko: '좋아요', en: 'Likes', cn: '点赞' } },
    { path: '/my/inquiries', title: { ko: '상품 문의', en: 'Questions', cn: '商品咨询' } },
  ],
};
