import { type TermsSeed, text } from '../text';

const trade = { required: true, status: 'PUBLISHED', effectiveAt: '2025-12-31T15:00:00.000Z' } as const;

export const auction: TermsSeed = {
  ...trade,
  code: 'auction',
  title: text('경매 약관', 'Auction terms', '拍卖条款'),
  content: text(
    `<ol><li><strong>응찰 자격</strong> — 승인된 회원만 응찰합니다. 출품자는 자기 작품에 응찰할 수 없습니다.</li><li><strong>응찰</strong> — 금액은 호가 단위에 맞아야 하며, 진행 중의 응찰은 취소할 수 없습니다. 자동 응찰의 최고 금액은 공개되지 않습니다.</li><li><strong>연장</strong> — 마감 60초 안에 가격이 오르면 30초씩 연장됩니다.</li><li><strong>낙찰</strong> — 마감할 때의 최고가가 내정가에 이르면 낙찰됩니다. 시각은 서버를 기준으로 합니다.</li><li><strong>대금</strong> — 낙찰가에 구매수수료와 그 부가가치세를 더한 금액을 7일 안에 냅니다. 내지 않으면 낙찰이 취소되고 응찰이 제한될 수 있습니다.</li><li><strong>작품의 상태</strong> — 설명과 상태 자료를 확인하고 응찰합니다. 위작으로 밝혀지면 대금을 돌려 드립니다.</li></ol>`,
    `<ol><li><strong>Who may bid</strong> — approved members; consignors may not bid on their own works.</li><li><strong>Bids</strong> — in the increments shown; binding while the sale is open. The maximum of an automatic bid stays secret.</li><li><strong>Extension</strong> — a rise within the last 60 seconds extends the sale by 30 seconds.</li><li><strong>Hammer</strong> — the highest bid at closing, if the reserve is met. The server’s clock counts.</li><li><strong>Payment</strong> — hammer price plus buyer’s premium and its VAT within 7 days, failing which the sale may be cancelled and bidding restricted.</li><li><strong>Condition</strong> — please read description and condition report first. If a work proves to be a forgery the price is refunded.</li></ol>`,
    `<ol><li><strong>竞价资格</strong>：仅限获批会员；委托人不得竞投自己的作品。</li><li><strong>竞价</strong>：金额须符合加价单位，进行中的出价不得撤回。自动出价的最高金额不公开。</li><li><strong>延时</strong>：截止前60秒内价格上升的，每次延长30秒。</li><li><strong>成交</strong>：截止时最高价达到保留价即成交，时间以服务器为准。</li><li><strong>付款</strong>：7日内支付成交价、买方佣金及其增值税，逾期可取消成交并限制竞价。</li><li><strong>作品状况</strong>：请先确认说明与状况资料。经认定为赝品的，退还价款。</li></ol>`,
  ),
};

export const shop: TermsSeed = {
  ...trade,
  code: 'shop',
  title: text('상점 이용약관', 'Shop terms', '商店使用条款'),
  content: text(
    `<ol><li><strong>주문</strong> — 주문하신 뒤 24시간 안에 결제되지 않으면 주문이 취소됩니다. 금액은 주문 시점의 가격으로 확정됩니다.</li><li><strong>배송</strong> — 배송비 3,000원, 50,000원 이상은 무료입니다.</li><li><strong>청약철회</strong> — 물건을 받은 날부터 7일 안에 철회하실 수 있습니다. 쓰거나 훼손하여 가치가 줄어든 때에는 제한될 수 있습니다. 내용이 설명과 다르면 받은 날부터 3개월, 안 날부터 30일 안에 철회하실 수 있습니다.</li><li><strong>환급</strong> — 물건을 돌려받은 날부터 3영업일 안에 환급합니다. 쿠폰은 기간이 남아 있으면 되살아납니다.</li><li><strong>적립금</strong> — 구매 확정 때 적립되며, 먼저 끝나는 것부터 쓰입니다.</li><li><strong>기록의 보존</strong> — 계약과 결제 기록은 5년, 불만 처리 기록은 3년 동안 보존합니다.</li></ol>`,
    `<ol><li><strong>Orders</strong> — cancelled if not paid within 24 hours. Prices are those at the time of ordering.</li><li><strong>Delivery</strong> — 3,000 won; free from 50,000 won.</li><li><strong>Withdrawal</strong> — within 7 days of receipt, except where goods lost value by use or damage. If goods differ from their description: within 3 months of receipt and 30 days of noticing.</li><li><strong>Refunds</strong> — within 3 working days of the return. Coupons revive while valid.</li><li><strong>Points</strong> — given on confirmation of purchase; the first to expire are used first.</li><li><strong>Records</strong> — contracts and payments 5 years, complaints 3 years.</li></ol>`,
    `<ol><li><strong>订单</strong>：下单后24小时内未付款的自动取消，金额以下单时价格为准。</li><li><strong>配送</strong>：运费3,000韩元，满50,000韩元免运费。</li><li><strong>撤回</strong>：收货之日起7日内可撤回；因使用或损坏导致价值减少的可能受限。与说明不符的，可在收货之日起3个月内、知悉之日起30日内撤回。</li><li><strong>退款</strong>：收到退货之日起3个工作日内退款，有效期内的优惠券予以恢复。</li><li><strong>积分</strong>：确认购买时累积，先到期者先使用。</li><li><strong>记录保存</strong>：合同与支付记录5年，投诉处理记录3年。</li></ol>`,
  ),
};
