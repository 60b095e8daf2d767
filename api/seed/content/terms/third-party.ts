import { type TermsSeed, text } from '../text';

export const thirdParty: TermsSeed = {
  code: 'third-party',
  required: false,
  status: 'PUBLISHED',
  effectiveAt: '2025-12-31T15:00:00.000Z',
  title: text('개인정보 제3자 제공 동의', 'Consent to the transfer of personal data', '向第三方提供个人信息同意书'),
  content: text(
    `<table><thead><tr><th>받는 자</th><th>목적</th><th>항목</th><th>기간</th></tr></thead><tbody><tr><td>매칭이 확정된 상대 기업</td><td>상담 일정의 연락과 진행</td><td>회사명, 담당자 이름, 이메일, 휴대전화번호</td><td>행사 종료 후 3개월</td></tr><tr><td>경매·상점의 배송 업체</td><td>물품의 배송</td><td>받는 사람의 이름, 주소, 연락처</td><td>배송 완료 후 1개월</td></tr></tbody></table><p>동의를 거부하실 수 있습니다. 거부하시면 비즈니스 매칭의 상담이나 물품의 배송처럼 제공이 꼭 필요한 서비스를 이용하실 수 없습니다. 매칭이 확정되기 전에는 연락처를 제공하지 않습니다.</p>`,
    `<table><thead><tr><th>Recipient</th><th>Purpose</th><th>Items</th><th>Period</th></tr></thead><tbody><tr><td>The other company, once a meeting is confirmed</td><td>Arranging the meeting</td><td>Company, name of the person in charge, e-mail, mobile number</td><td>3 months after the fair</td></tr><tr><td>Delivery services of auction and shop</td><td>Delivery</td><td>Recipient’s name, address, number</td><td>1 month after delivery</td></tr></tbody></table><p>You may refuse; services that need the transfer, such as matching meetings or delivery, can then not be used. No contact data is passed on before a meeting is confirmed.</p>`,
    `<table><thead><tr><th>接收方</th><th>目的</th><th>项目</th><th>期间</th></tr></thead><tbody><tr><td>匹配确定的对方企业</td><td>洽谈日程联络与进行</td><td>公司名、负责人姓名、邮箱、手机号码</td><td>活动结束后3个月</td></tr><tr><td>拍卖与商店的配送公司</td><td>物品配送</td><td>收件人姓名、地址、联系方式</td><td>配送完成后1个月</td></tr></tbody></table><p>您有权拒绝。拒绝后将无法使用必须提供信息的服务，如匹配洽谈或物品配送。匹配确定之前不会提供联系方式。</p>`,
  ),
};
