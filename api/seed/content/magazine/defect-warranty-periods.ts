import { type Article, text } from '../text';

export const defectWarrantyPeriods: Article = {
  slug: 'defect-warranty-periods',
  picture: 'magazine-defect-warranty-periods',
  lawyer: 'park-junho',
  tags: ['아파트 하자', '담보책임 기간', '입주자대표회의'],
  publishAt: '2026-11-16T00:00:00.000Z',
  subject: text(
    '2년, 3년, 5년, 10년: 우리 아파트 하자의 시계는 어디쯤 와 있을까',
    'Two, three, five, ten years: where does the clock of your apartment’s defects stand?',
    '2年、3年、5年、10年：您家公寓的质量保证期走到哪一步了',
  ),
  summary: text(
    '하자담보책임 기간은 공사의 종류마다 다르고, 세는 날도 전유부분과 공용부분이 다릅니다. 달력에 먼저 적어 둘 날짜를 정리했습니다.',
    'Warranty periods differ by kind of work, and they start on different days for private and common parts. The dates to put in the calendar first.',
    '瑕疵担保期间因工程种类而异，专有部分与共用部分的起算日也不同。本文整理应最先记在日历上的日期。',
  ),
  content: text(
    `<p>하자 상담에서 가장 먼저 여쭙는 것은 금의 길이도, 물자국의 크기도 아닙니다. “사용검사를 받은 날이 언제인가요?”입니다. 하자담보책임에는 공사의 종류마다 다른 기간이 있고, 그 기간 안에 생긴 하자인지가 이후의 모든 절차를 좌우하기 때문입니다.</p>
<h2>공사의 종류에 따라 기간이 다릅니다</h2>
<p>공동주택관리법과 그 시행령은 시설공사를 나누어 담보책임 기간을 정합니다. 큰 줄기는 다음과 같습니다.</p>
<ul>
<li><strong>2년</strong> — 도배, 타일, 미장 같은 마감공사</li>
<li><strong>3년</strong> — 급배수와 난방, 창호, 전기, 조경처럼 생활 기능에 관한 공사</li>
<li><strong>5년</strong> — 철근콘크리트, 지붕, 방수처럼 건물의 뼈대와 물막이에 관한 공사</li>
<li><strong>10년</strong> — 기둥과 내력벽 등 내력구조부, 지반공사</li>
</ul>
<p>같은 ‘누수’라도 창호의 코킹이 원인인지 옥상 방수가 원인인지에 따라 칸이 달라집니다. 증상이 아니라 원인으로 칸을 찾아야 합니다.</p>
<h2>세는 날도 다릅니다</h2>
<p>각 세대 안쪽, 곧 <strong>전유부분은 입주자에게 인도한 날</strong>부터, 복도·주차장·외벽 같은 <strong>공용부분은 사용검사일</strong>부터 셉니다. 입주가 늦은 세대는 같은 단지에서도 끝나는 날이 다를 수 있습니다.</p>
<h2>기간이 끝나기 전에 해 둘 세 가지</h2>
<ol>
<li>하자의 위치와 날짜가 보이는 사진을 남깁니다. 자를 함께 찍으면 더 좋습니다.</li>
<li>보수 청구는 말로 하지 말고 서면으로 합니다. 접수된 날짜가 남아야 합니다.</li>
<li>입주자대표회의는 연차별 만료일 두 달 전까지 세대 점검표를 모읍니다.</li>
</ol>
<p>담보책임 기간이 지났더라도 그 안에 이미 생긴 하자라면 다툴 길이 남아 있을 수 있고, 손해배상 청구에는 별도의 행사 기간이 있습니다. 법령은 사용검사 시점에 따라 다르게 적용되기도 하므로, 단지의 연혁을 놓고 확인하시기 바랍니다.</p>
<blockquote>이 글은 일반적인 정보를 제공하기 위한 것이며, 구체적인 사안에 대한 법률 의견이 아닙니다.</blockquote>`,
    `<p>In a consultation about defects my first question is neither how long the crack is nor how large the stain. It is: “When did the building pass its use inspection?” Each kind of work has a warranty period of its own, and whether a defect arose within it decides everything that follows.</p>
<h2>Periods differ by kind of work</h2>
<p>The Multi-Family Housing Management Act and its decree divide the work into groups. In outline:</p>
<ul>
<li><strong>2 years</strong> — finishing work such as wallpaper, tiles and plaster</li>
<li><strong>3 years</strong> — water supply, heating, windows, electrical work, landscaping</li>
<li><strong>5 years</strong> — reinforced concrete, roofing, waterproofing</li>
<li><strong>10 years</strong> — load-bearing structure and foundations</li>
</ul>
<p>One and the same leak belongs in a different row depending on whether a window seal or the roof membrane failed. Look for the cause, not the symptom.</p>
<h2>They also start on different days</h2>
<p>For <strong>private parts the period runs from handover</strong> to the resident; for <strong>common parts, from the use inspection</strong>. A household that moved in late may have a later end date.</p>
<h2>Three things to do before a period ends</h2>
<ol>
<li>Keep dated photographs that show the place, if possible with a ruler.</li>
<li>Ask for repairs in writing, so that the date of receipt is on record.</li>
<li>As a residents’ council, collect inspection sheets two months before each anniversary.</li>
</ol>
<p>A defect that arose in time may still be claimed after the period has passed, and claims for damages have time limits of their own. The law that applies can depend on the date of inspection, so have your complex’s history checked.</p>
<blockquote>This article gives general information and is not legal advice on a particular case.</blockquote>`,
    `<p>在瑕疵咨询中，我首先问的既不是裂缝的长度，也不是水渍的大小，而是：“使用检查是哪一天通过的？”各类工程的担保责任期间不同，瑕疵是否发生在期间之内，将左右之后的一切程序。</p>
<h2>期间因工程种类而异</h2>
<p>《共同住宅管理法》及其施行令将设施工程分类，并规定担保责任期间，大致如下：</p>
<ul>
<li><strong>2年</strong>：壁纸、瓷砖、抹灰等装饰工程</li>
<li><strong>3年</strong>：给排水、采暖、门窗、电气、景观等工程</li>
<li><strong>5年</strong>：钢筋混凝土、屋面、防水等工程</li>
<li><strong>10年</strong>：柱、承重墙等承重结构及地基工程</li>
</ul>
<p>同样是“漏水”，原因在于窗户密封还是屋顶防水，所属类别便不同。应按原因而非症状来判断。</p>
<h2>起算日也不同</h2>
<p>户内的<strong>专有部分自交付之日</strong>起算，走廊、停车场、外墙等<strong>共用部分自使用检查日</strong>起算。入住较晚的住户，届满日也可能不同。</p>
<h2>期间届满前应做的三件事</h2>
<ol>
<li>拍摄能看出位置与日期的照片，最好附上标尺。</li>
<li>以书面形式请求修缮，留下受理日期。</li>
<li>业主委员会应在各年度届满前两个月收集各户检查表。</li>
</ol>
<p>即使期间已过，若瑕疵发生于期间之内，仍可能主张权利；损害赔偿请求另有行使期间。适用法律可能因使用检查时间而异，请结合小区情况确认。</p>
<blockquote>本文仅提供一般信息，不构成针对具体案件的法律意见。</blockquote>`,
  ),
};
