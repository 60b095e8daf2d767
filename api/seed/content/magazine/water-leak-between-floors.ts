import { type Article, text } from '../text';

export const waterLeakBetweenFloors: Article = {
  slug: 'water-leak-between-floors',
  picture: 'magazine-water-leak-between-floors',
  lawyer: 'oh-jian',
  tags: ['누수', '집합건물', '이웃'],
  publishAt: '2026-07-13T00:00:00.000Z',
  subject: text(
    '천장에 물이 번질 때, 윗집 초인종을 누르기 전에',
    'Water on the ceiling: before you ring upstairs',
    '天花板渗水时，按响楼上门铃之前',
  ),
  summary: text(
    '누수의 책임은 물이 떨어진 곳이 아니라 시작된 곳에서 정해집니다. 원인을 찾고, 남기고, 나누는 순서를 알려 드립니다.',
    'Liability follows where a leak starts, not where it drips. How to find the cause, record it and share the cost.',
    '漏水责任取决于水从哪里来，而非滴在哪里。本文说明查明原因、留存证据、分担费用的顺序。',
  ),
  content: text(
    `<p>장마가 시작되면 누수 상담이 늘어납니다. 젖은 천장을 보면 화가 먼저 나지만, 책임은 물이 떨어진 자리가 아니라 물이 시작된 자리에서 정해집니다.</p>
<h2>먼저 원인을 찾습니다</h2>
<p>누수의 원인은 크게 셋으로 나뉩니다. 윗집의 배관이나 욕실 방수처럼 <strong>전유부분</strong>에 있는 경우, 공용 배관이나 외벽·옥상처럼 <strong>공용부분</strong>에 있는 경우, 그리고 내 집 안의 결로나 배관이 원인인 경우입니다. 탐지 업체의 소견서는 세 가지 가운데 어디인지를 가르는 첫 자료입니다.</p>
<h2>책임을 지는 사람</h2>
<ul>
<li>윗집 전유부분이 원인이라면 민법의 공작물 책임에 따라 우선 <strong>점유자</strong>가, 점유자에게 잘못이 없으면 <strong>소유자</strong>가 책임을 집니다.</li>
<li>공용부분이 원인이라면 관리단이나 입주자대표회의가 상대가 됩니다.</li>
<li>원인이 어느 쪽인지 분명하지 않은 건물의 흠은 공용부분에 있는 것으로 <strong>추정</strong>한다는 규정이 집합건물법에 있습니다.</li>
</ul>
<h2>남겨 둘 것</h2>
<ol>
<li>물이 번지는 과정의 사진과 영상, 날짜</li>
<li>탐지·보수 견적서와 소견서</li>
<li>임시로 쓴 비용의 영수증</li>
<li>윗집, 관리사무소와 주고받은 문자</li>
</ol>
<h2>대화의 순서</h2>
<p>관리사무소에 먼저 알리고, 윗집에는 함께 원인을 확인하자고 청합니다. 윗집이나 우리 집의 보험에 일상생활배상책임 특약이 있는지도 확인해 보십시오. 탐지를 거부하거나 보수를 미룰 때에는 내용증명으로 기한을 정해 요청하고, 그래도 풀리지 않으면 조정이나 소송을 생각합니다.</p>
<p>이웃은 판결이 끝난 뒤에도 이웃입니다. 누가 잘못했는지보다 어디가 젖는지를 먼저 이야기하면 절반은 풀립니다.</p>
<blockquote>이 글은 일반적인 정보를 제공하기 위한 것이며, 구체적인 사안에 대한 법률 의견이 아닙니다.</blockquote>`,
    `<p>With the rainy season come calls about leaks. A wet ceiling makes one angry, yet liability is decided where the water starts, not where it drips.</p>
<h2>Find the cause first</h2>
<p>It may lie in a <strong>private part</strong>, such as the pipes or bathroom upstairs; in a <strong>common part</strong>, such as a riser, outer wall or roof; or in one’s own home. A surveyor’s note tells which.</p>
<h2>Who is liable</h2>
<ul>
<li>For a private part, the Civil Act first names the <strong>occupier</strong>, and the <strong>owner</strong> where the occupier is not at fault.</li>
<li>For a common part, the owners’ association or residents’ council.</li>
<li>Where the place of a building’s flaw is unclear, the Act on Condominium Buildings <strong>presumes</strong> it to be in a common part.</li>
</ul>
<h2>What to keep</h2>
<ol>
<li>Dated pictures and video of how the water spread</li>
<li>Survey notes and quotations</li>
<li>Receipts for emergency costs</li>
<li>Messages exchanged with neighbours and the management office</li>
</ol>
<h2>The order of talking</h2>
<p>Tell the management office, then ask upstairs to look for the cause together. Check both households’ insurance for personal liability cover. If a survey is refused or repairs put off, set a deadline by certified mail; after that come mediation or court.</p>
<p>Neighbours remain neighbours after a judgment. Speak first of where it is wet rather than of who is to blame.</p>
<blockquote>This article gives general information and is not legal advice on a particular case.</blockquote>`,
    `<p>一到雨季，漏水咨询便会增多。看到湿透的天花板难免生气，但责任取决于水从哪里来，而不是滴在哪里。</p>
<h2>先查明原因</h2>
<p>原因大致分三种：楼上管道、浴室防水等<strong>专有部分</strong>；公共管道、外墙、屋顶等<strong>共用部分</strong>；以及自家结露或管道。检测单位的意见书是判断的首要资料。</p>
<h2>由谁负责</h2>
<ul>
<li>原因在楼上专有部分时，依民法工作物责任，先由<strong>占有人</strong>负责；占有人无过失的，由<strong>所有人</strong>负责。</li>
<li>原因在共用部分时，相对方为业主团体或业主委员会。</li>
<li>建筑物瑕疵位置不明时，《集合建筑法》<strong>推定</strong>其存在于共用部分。</li>
</ul>
<h2>应保留的资料</h2>
<ol>
<li>渗水过程的照片、视频与日期</li>
<li>检测意见书与修缮报价单</li>
<li>临时支出的收据</li>
<li>与楼上、物业往来的信息</li>
</ol>
<h2>沟通的顺序</h2>
<p>先通知物业，再请楼上一同确认原因，并查看双方保险是否含个人责任特约。若对方拒绝检测或拖延修缮，可用内容证明邮件设定期限；仍无法解决时，再考虑调解或诉讼。</p>
<p>判决之后，邻居仍是邻居。先谈哪里湿了，再谈是谁的错，问题便解决了一半。</p>
<blockquote>本文仅提供一般信息，不构成针对具体案件的法律意见。</blockquote>`,
  ),
};
