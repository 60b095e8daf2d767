import { type Article, text } from '../text';

export const moveInRegistration: Article = {
  slug: 'move-in-registration',
  picture: 'magazine-move-in-registration',
  lawyer: 'kang-yujin',
  tags: ['입주', '전입신고', '등기'],
  publishAt: '2026-03-23T00:00:00.000Z',
  subject: text(
    '이사하는 날의 법률 달력: 14일, 60일, 그리고 오늘',
    'A legal calendar for moving day: 14 days, 60 days, and today',
    '搬家日的法律日历：14天、60天，以及今天',
  ),
  summary: text(
    '상자를 풀기 전에 챙길 일이 있습니다. 새집에 들어가는 날부터 두 달까지, 날짜순으로 정리한 할 일 목록입니다.',
    'Some things come before unpacking. A list by date, from the day you move in to two months later.',
    '拆箱之前，有些事要先办。本文按日期整理从入住当天到两个月内的待办清单。',
  ),
  content: text(
    `<p>이사하는 날에는 모두가 바쁩니다. 그래서 법이 정한 날짜는 대개 상자 밑에서 뒤늦게 발견됩니다. 냉장고에 붙여 두실 수 있도록 날짜순으로 적었습니다.</p>
<h2>오늘, 열쇠를 받은 날</h2>
<ul>
<li>전기·수도·가스 계량기 숫자를 사진으로 남깁니다.</li>
<li>빈 상태의 방마다 사진을 찍습니다. 하자와 이사 중 파손을 가르는 기준이 됩니다.</li>
<li>관리비 정산서와 인수 확인서의 날짜를 맞춰 봅니다.</li>
</ul>
<h2>14일 안에</h2>
<p>새로 거주지를 옮긴 사람은 <strong>전입한 날부터 14일 안에</strong> 전입신고를 해야 합니다. 임차인이라면 더 서두르십시오. 대항력은 집을 넘겨받고 전입신고를 한 <strong>다음 날</strong>부터 생기고, 확정일자까지 갖추어야 우선변제권이 따라옵니다. 이사한 당일에 마치는 것이 가장 안전합니다.</p>
<h2>30일 안에</h2>
<p>주택 임대차 계약은 지역과 금액에 따라 계약한 날부터 30일 안에 신고해야 하는 경우가 있습니다. 신고하면 확정일자를 받은 것으로 처리되는지도 함께 확인합니다.</p>
<h2>60일 안에</h2>
<ul>
<li>집을 산 분은 취득세를 신고하고 납부합니다.</li>
<li>소유권이전등기를 신청합니다. 새 아파트라면 집단등기 안내문의 일정과 겹치는지 살펴봅니다.</li>
</ul>
<h2>서랍에 넣어 둘 것</h2>
<ol>
<li>매매 또는 임대차 계약서와 영수증</li>
<li>등기필정보(다시 발급되지 않습니다)</li>
<li>하자 점검표와 사진</li>
</ol>
<p>등기필정보에 적힌 비밀번호는 봉인된 채로 두십시오. 사진으로 찍어 보내 달라는 부탁은 누구의 것이라도 거절하셔야 합니다.</p>
<blockquote>이 글은 일반적인 정보를 제공하기 위한 것이며, 구체적인 사안에 대한 법률 의견이 아닙니다.</blockquote>`,
    `<p>Everyone is busy on moving day, so dates set by law are often found late, under a box. Here they are in order, ready for the door of the refrigerator.</p>
<h2>Today, with the key</h2>
<ul>
<li>Photograph the electricity, water and gas meters.</li>
<li>Photograph each empty room; it tells defects from damage done while moving.</li>
<li>Compare the dates on the service charge statement and the handover form.</li>
</ul>
<h2>Within 14 days</h2>
<p>Report the move to the community centre <strong>within 14 days</strong>. Tenants should hurry: protection against third parties begins on the <strong>day after</strong> handover and report, and priority for the deposit also needs a fixed date stamp. Best done on the day itself.</p>
<h2>Within 30 days</h2>
<p>Depending on place and amount, a lease must be reported within 30 days of signing. Check whether the report counts as a fixed date.</p>
<h2>Within 60 days</h2>
<ul>
<li>Buyers report and pay acquisition tax.</li>
<li>Apply for the transfer of ownership; in a new complex, see the timetable of group registration.</li>
</ul>
<h2>For the drawer</h2>
<ol>
<li>Contract and receipts</li>
<li>The registration certificate, which is never issued twice</li>
<li>Inspection sheets and pictures</li>
</ol>
<p>Leave the certificate’s code sealed and refuse anyone who asks for a picture of it.</p>
<blockquote>This article gives general information and is not legal advice on a particular case.</blockquote>`,
    `<p>搬家当天人人忙碌，法定日期往往在箱底才被发现。以下按日期排列，可贴在冰箱上。</p>
<h2>今天，拿到钥匙的日子</h2>
<ul>
<li>拍下电、水、燃气表读数。</li>
<li>拍摄每个空房间，作为区分瑕疵与搬家损坏的依据。</li>
<li>核对物业费结算单与交接确认书的日期。</li>
</ul>
<h2>14天内</h2>
<p>应在<strong>迁入之日起14天内</strong>办理迁入申报。租户更应抓紧：对抗力自交房并申报的<strong>次日</strong>起产生，另须取得确定日期方有优先受偿权。当天办完最为稳妥。</p>
<h2>30天内</h2>
<p>视地区与金额，住宅租赁合同可能须自签约之日起30天内申报，并请确认申报是否视为取得确定日期。</p>
<h2>60天内</h2>
<ul>
<li>购房者申报并缴纳取得税。</li>
<li>申请所有权转移登记；新公寓请留意集体登记日程。</li>
</ul>
<h2>放进抽屉的东西</h2>
<ol>
<li>买卖或租赁合同及收据</li>
<li>登记完成信息（不再补发）</li>
<li>瑕疵检查表与照片</li>
</ol>
<p>登记完成信息上的密码请保持密封，任何人要求拍照发送都应拒绝。</p>
<blockquote>本文仅提供一般信息，不构成针对具体案件的法律意见。</blockquote>`,
  ),
};
