import { type TermsSeed, text } from '../text';

const fair = { required: true, status: 'PUBLISHED', effectiveAt: '2025-12-31T15:00:00.000Z' } as const;

export const fairSeller: TermsSeed = {
  ...fair,
  code: 'fair-seller',
  title: text('비즈니스 매칭 판매기업 참여 약관', 'Terms for sellers in business matching', '商务匹配卖方参加条款'),
  content: text(
    `<ol><li><strong>참여 자격</strong> — 서울어워드 또는 슈퍼루키에 선정된 기업이 참여합니다. 선정 사실을 확인하지 못하면 승인하지 않습니다.</li><li><strong>상담 요청</strong> — 구매기업이 연 시간대 가운데 세 개까지 골라 요청합니다. 요청만으로 시간이 확정되지 않으며, 구매기업이 하나를 고르면 확정됩니다.</li><li><strong>취소와 불참</strong> — 시작 24시간 전까지 사유를 적어 취소할 수 있습니다. 알리지 않은 불참이 거듭되면 다음 참여를 제한할 수 있습니다.</li><li><strong>소개 자료</strong> — 권리를 가진 자료만 올리고 개인정보를 지웁니다. 상대 기업이 열람합니다.</li><li><strong>상대의 정보</strong> — 상담에서 알게 된 정보를 다른 목적에 쓰지 않습니다.</li><li><strong>문간의 역할</strong> — 문간은 만남을 주선하며, 거래의 당사자가 아닙니다.</li></ol>`,
    `<ol><li><strong>Eligibility</strong> — companies selected in the Seoul Awards or Super Rookie, after verification.</li><li><strong>Requests</strong> — up to three of a buyer’s open slots. A request fixes nothing; it is confirmed when the buyer chooses one.</li><li><strong>Cancelling</strong> — until 24 hours before the start, with a reason. Repeated absence without notice may bar further participation.</li><li><strong>Introduction</strong> — upload only what you have the rights to, without personal data; other companies read it.</li><li><strong>Others’ information</strong> — not to be used for other purposes.</li><li><strong>Our part</strong> — we arrange meetings and are not a party to your business.</li></ol>`,
    `<ol><li><strong>参加资格</strong>：入选首尔奖或超级新秀的企业，经确认后参加。</li><li><strong>洽谈申请</strong>：在买方开放的时段中最多选择三个。申请本身不确定时间，买方选择其一后确定。</li><li><strong>取消与缺席</strong>：开始前24小时可说明理由取消。多次无故缺席的，可限制今后参加。</li><li><strong>介绍资料</strong>：仅上传享有权利的资料，并删除个人信息；对方企业将会查阅。</li><li><strong>对方信息</strong>：不得将洽谈中获知的信息用于其他目的。</li><li><strong>本所的角色</strong>：本所仅促成会面，并非交易当事人。</li></ol>`,
  ),
};

export const fairBuyer: TermsSeed = {
  ...fair,
  code: 'fair-buyer',
  title: text('비즈니스 매칭 구매기업 참여 약관', 'Terms for buyers in business matching', '商务匹配买方参加条款'),
  content: text(
    `<ol><li><strong>심사</strong> — 신청 내용을 확인한 뒤 승인하거나 사유를 알려 반려합니다. 다시 신청하실 수 있습니다.</li><li><strong>시간대 등록</strong> — 온라인 또는 오프라인을 고르고 가능한 시간을 등록합니다. 확정된 시간은 임의로 지울 수 없습니다.</li><li><strong>수락과 거절</strong> — 요청받은 시간대 가운데 하나를 골라 수락하거나 거절합니다. 72시간 안에 답하지 않으면 요청은 끝납니다.</li><li><strong>장소</strong> — 오프라인 상담의 자리는 수락할 때 정해집니다. 자리가 없으면 수락되지 않습니다.</li><li><strong>자료의 이용</strong> — 판매기업의 자료는 상담을 위해서만 봅니다.</li><li><strong>취소</strong> — 시작 24시간 전까지 사유를 적어 취소할 수 있습니다.</li></ol>`,
    `<ol><li><strong>Review</strong> — applications are approved, or returned with a reason; you may apply again.</li><li><strong>Time slots</strong> — choose online or offline and enter your free time. Confirmed slots cannot simply be removed.</li><li><strong>Accept or decline</strong> — choose one of the slots requested, or decline. Without an answer a request ends after 72 hours.</li><li><strong>Place</strong> — a table for an offline meeting is assigned on acceptance; without a free table it is not accepted.</li><li><strong>Sellers’ material</strong> — only for the meeting.</li><li><strong>Cancelling</strong> — until 24 hours before the start, with a reason.</li></ol>`,
    `<ol><li><strong>审核</strong>：确认申请内容后予以批准，或说明理由退回，可重新申请。</li><li><strong>登记时段</strong>：选择线上或线下并登记可用时间。已确定的时段不得随意删除。</li><li><strong>接受与拒绝</strong>：在对方申请的时段中选择其一接受，或予以拒绝。72小时内未答复的，申请终止。</li><li><strong>地点</strong>：线下洽谈的席位在接受时分配，无空位则不予接受。</li><li><strong>资料使用</strong>：卖方资料仅用于洽谈。</li><li><strong>取消</strong>：开始前24小时可说明理由取消。</li></ol>`,
  ),
};
