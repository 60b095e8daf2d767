import { type DefaultTemplate, text } from './default-template';

export const tradeTemplates = {
  'auction.outbid': {
    title: '경매 상위 응찰',
    subject: text('더 높은 응찰이 있습니다', 'You have been outbid', '您的出价已被超过'),
    body: text(
      '[#{work}]에 더 높은 응찰이 있습니다. 현재가 #{price}',
      '[#{work}] has a higher bid. Current price: #{price}',
      '[#{work}]有更高出价，当前价 #{price}',
    ),
  },
  'auction.endingSoon': {
    title: '관심 작품 마감 임박',
    subject: text('관심 작품이 곧 마감됩니다', 'A lot you are watching ends soon', '您关注的拍品即将截止'),
    body: text(
      '[#{work}] 응찰이 #{end}에 마감됩니다. 현재가 #{price}',
      'Bidding on [#{work}] ends at #{end}. Current price: #{price}',
      '[#{work}]将于#{end}截止出价，当前价 #{price}',
    ),
  },
  'auction.won': {
    title: '경매 낙찰',
    subject: text('낙찰을 축하드립니다', 'Congratulations, you won', '恭喜您竞得拍品'),
    body: text(
      '[#{work}]을(를) #{price}에 낙찰받으셨습니다. 결제 기한은 #{due}입니다.',
      'You won [#{work}] at #{price}. Please pay by #{due}.',
      '您以#{price}竞得[#{work}]，付款截止 #{due}。',
    ),
  },
  'auction.paymentDue': {
    title: '낙찰 대금 결제 안내',
    subject: text('결제 기한이 다가옵니다', 'Payment is due soon', '付款期限临近'),
    body: text(
      '[#{work}] 낙찰 대금 #{amount}의 결제 기한은 #{due}입니다.',
      'Payment of #{amount} for [#{work}] is due by #{due}.',
      '[#{work}]的应付款 #{amount}，截止 #{due}。',
    ),
  },
  'order.placed': {
    title: '주문 접수',
    subject: text('주문이 접수되었습니다', 'We have your order', '订单已受理'),
    body: text(
      '주문 #{orderNo}이(가) 접수되었습니다. 결제하실 금액은 #{amount}입니다.',
      'We have your order #{orderNo}. The amount due is #{amount}.',
      '订单#{orderNo}已受理，应付 #{amount}。',
    ),
  },
  'order.paid': {
    title: '결제 완료',
    subject: text('결제가 완료되었습니다', 'Your payment has arrived', '付款已完成'),
    body: text(
      '주문 #{orderNo}의 결제 #{amount}이(가) 완료되었습니다.',
      'Your payment of #{amount} for order #{orderNo} has arrived.',
      '订单#{orderNo}的付款 #{amount} 已完成。',
    ),
  },
  'order.shipped': {
    title: '배송 시작',
    subject: text('상품을 보내 드렸습니다', 'Your order is on its way', '商品已发货'),
    body: text(
      '주문 #{orderNo}을(를) 보내 드렸습니다. #{carrier} #{tracking}',
      'Your order #{orderNo} is on its way. #{carrier} #{tracking}',
      '订单#{orderNo}已发货。#{carrier} #{tracking}',
    ),
  },
  'order.cancelled': {
    title: '주문 취소',
    subject: text('주문이 취소되었습니다', 'Your order is cancelled', '订单已取消'),
    body: text(
      '주문 #{orderNo}이(가) 취소되었습니다. 사유: #{reason}',
      'Your order #{orderNo} is cancelled. Reason: #{reason}',
      '订单#{orderNo}已取消。原因：#{reason}',
    ),
  },
  'order.refunded': {
    title: '환불 완료',
    subject: text('환불 처리되었습니다', 'Your refund is on its way', '退款已处理'),
    body: text(
      '주문 #{orderNo}의 환불 금액 #{amount}을 처리했습니다. 사유: #{reason}',
      'We have refunded #{amount} of your order #{orderNo}. Reason: #{reason}',
      '订单#{orderNo}已退款#{amount}。原因：#{reason}',
    ),
  },
  'order.receiver': {
    title: '받는 분 요청',
    subject: text('받으실 분을 알려 주세요', 'Where may we send it?', '请提供收货信息'),
    body: text(
      '주문 #{orderNo}을(를) 받으실 분과 주소가 필요합니다. 주문 화면에서 적어 주시면 보내 드립니다.',
      'We need a recipient and an address for your order #{orderNo}. Please enter them on the page of the order.',
      '订单#{orderNo}还缺少收货人和地址。请在订单页面填写，我们随后寄出。',
    ),
  },
  'order.refundAccount': {
    title: '환불 계좌 요청',
    subject: text('환불받으실 계좌를 알려 주세요', 'Where may we send your refund?', '请提供退款账户'),
    body: text(
      '주문 #{orderNo}의 환불 금액 #{amount}을 보내 드릴 계좌가 필요합니다. 주문 화면에서 계좌를 적어 주세요.',
      'We need an account to send #{amount} of your order #{orderNo} to. Please enter it on the page of the order.',
      '需要您的账户才能退还订单#{orderNo}的#{amount}。请在订单页面填写账户。',
    ),
  },
  'order.refused': {
    title: '요청 반려',
    subject: text('요청하신 내용을 처리하지 못했습니다', 'Your request could not be granted', '您的申请未获通过'),
    body: text(
      '주문 #{orderNo}에 대한 요청을 처리하지 못했습니다. 사유: #{reason}',
      'Your request for order #{orderNo} could not be granted. Reason: #{reason}',
      '您对订单#{orderNo}的申请未获通过。原因：#{reason}',
    ),
  },
  'order.alert': {
    title: '결제 확인 필요 (관리자)',
    subject: text('결제 확인이 필요합니다', 'A payment needs your attention', '有付款需要确认'),
    body: text(
      '주문 #{orderNo}: 들어온 금액 #{amount}, 받을 금액 #{expected}. 확인해 주세요.',
      'Order #{orderNo}: #{amount} came in, #{expected} was due. Please look at it.',
      '订单#{orderNo}：到账#{amount}，应付#{expected}，请确认。',
    ),
  },
  'coupon.issued': {
    title: '쿠폰 발급',
    subject: text('쿠폰이 도착했습니다', 'A coupon for you', '优惠券已发放'),
    body: text(
      '[#{coupon}] 쿠폰이 발급되었습니다. #{until}까지 쓰실 수 있습니다.',
      'You have a new coupon: [#{coupon}], valid until #{until}.',
      '您获得优惠券[#{coupon}]，有效期至 #{until}。',
    ),
    isAd: true,
  },
  'inquiry.answered': {
    title: '상품 문의 답변',
    subject: text('상품 문의에 답변드렸습니다', 'Your question is answered', '您的商品咨询已答复'),
    body: text(
      '[#{product}] 문의에 답변을 등록했습니다.',
      'We have answered your question about [#{product}].',
      '您对[#{product}]的咨询已答复。',
    ),
  },
} satisfies Record<string, DefaultTemplate>;
