import { type Article, text } from '../text';

export const visitationDoorstep: Article = {
  slug: 'visitation-doorstep',
  picture: 'magazine-visitation-doorstep',
  lawyer: 'shin-arin',
  tags: ['면접교섭', '양육', '아이'],
  publishAt: '2026-11-02T00:00:00.000Z',
  subject: text(
    '현관 앞 오 분: 아이가 편안한 면접교섭을 위하여',
    'Five minutes on the doorstep: visits a child can be at ease with',
    '门口的五分钟：让孩子安心的探视',
  ),
  summary: text(
    '면접교섭에서 가장 어려운 순간은 만나는 시간이 아니라 건네는 시간입니다. 합의서에 적어 두면 좋은 작은 약속들을 모았습니다.',
    'The hardest part of a visit is not the time together but the handing over. Small promises worth writing into an agreement.',
    '探视中最难的并非相聚，而是交接的那一刻。本文汇总值得写进协议的小约定。',
  ),
  content: text(
    `<p>면접교섭을 다룬 합의서는 보통 한 문단입니다. ‘매월 둘째, 넷째 토요일 오전 열 시부터 오후 여섯 시까지.’ 그런데 아이가 기억하는 것은 그 여덟 시간이 아니라, 현관 앞에서 두 어른이 서로를 보던 오 분일 때가 많습니다.</p>
<h2>면접교섭은 아이의 권리이기도 합니다</h2>
<p>민법은 자녀를 직접 기르지 않는 부모와 자녀가 서로 만날 권리를 정하고 있습니다. 부모만의 권리가 아니라 <strong>아이의 권리</strong>입니다. 법원은 아이의 복리를 위해 필요하면 면접교섭을 제한하거나 바꿀 수 있고, 사정에 따라 조부모의 면접교섭이 인정되기도 합니다.</p>
<h2>합의서에 적어 두면 좋은 것</h2>
<ul>
<li><strong>건네는 장소와 사람</strong> — 현관, 학교 앞, 조부모 댁처럼 아이에게 익숙한 곳</li>
<li><strong>늦을 때의 연락</strong> — 몇 분까지 기다리고, 누구에게 어떻게 알리는지</li>
<li><strong>명절과 방학, 생일</strong> — 해마다 번갈아 할지, 나누어 할지</li>
<li><strong>영상통화</strong> — 요일과 시간, 아이가 쉬고 싶을 때의 약속</li>
<li><strong>아플 때</strong> — 약과 병원 기록을 건네는 방법</li>
<li><strong>바꾸는 방법</strong> — 아이의 시험과 행사가 먼저라는 원칙</li>
</ul>
<h2>하지 않기로 약속할 것</h2>
<p>아이에게 상대방의 소식을 캐묻지 않기, 아이를 통해 돈 이야기를 전하지 않기, 헤어지는 자리에서 다투지 않기. 세 가지만 지켜도 아이의 어깨가 가벼워집니다.</p>
<h2>약속이 지켜지지 않을 때</h2>
<p>이유 없이 면접교섭이 막히면 가정법원에 이행명령을 신청할 수 있습니다. 반대로 아이가 심하게 힘들어한다면 변경이나 제한을 구할 수 있고, 법원의 면접교섭센터를 이용하는 길도 있습니다. 어느 쪽이든 먼저 아이의 하루를 기록해 두십시오. 양육비와 면접교섭은 서로 조건이 아니므로, 하나가 지켜지지 않는다고 다른 하나를 멈추는 것은 도움이 되지 않습니다.</p>
<blockquote>이 글은 일반적인 정보를 제공하기 위한 것이며, 구체적인 사안에 대한 법률 의견이 아닙니다.</blockquote>`,
    `<p>Agreements on visits are usually one paragraph: “Every second and fourth Saturday, ten to six.” What a child remembers is often not those eight hours but the five minutes when two adults looked at each other on the doorstep.</p>
<h2>It is the child’s right, too</h2>
<p>The Civil Act gives a parent who does not raise the child, <strong>and the child</strong>, the right to see each other. A court may limit or change visits for the child’s welfare and in some cases allows them to grandparents.</p>
<h2>Worth writing down</h2>
<ul>
<li><strong>Where and by whom</strong> the child is handed over — a familiar place</li>
<li><strong>Being late</strong> — how long to wait, whom to tell</li>
<li><strong>Holidays and birthdays</strong> — in turn, or shared</li>
<li><strong>Video calls</strong> — when, and what if the child wants a rest</li>
<li><strong>Illness</strong> — how medicine and records are passed on</li>
<li><strong>Changes</strong> — the child’s exams and events come first</li>
</ul>
<h2>Worth promising not to do</h2>
<p>Do not question the child about the other parent, do not send messages about money through the child, do not quarrel at the door.</p>
<h2>When promises are not kept</h2>
<p>If visits are refused without reason, the family court can order compliance. If the child suffers, ask for a change, or use the court’s visitation centre. Keep a diary of the child’s days either way. Child support and visits do not depend on each other; stopping one because of the other does not help.</p>
<blockquote>This article gives general information and is not legal advice on a particular case.</blockquote>`,
    `<p>关于探视的协议通常只有一句：“每月第二、第四个周六，上午十点至下午六点。”而孩子记住的，往往不是那八小时，而是两个大人在门口对视的五分钟。</p>
<h2>探视也是孩子的权利</h2>
<p>民法规定，不直接抚养的父母与子女有相互见面的权利，这也是<strong>孩子的权利</strong>。法院为子女福祉可限制或变更探视，视情况也可能准许祖父母探视。</p>
<h2>值得写进协议的内容</h2>
<ul>
<li><strong>交接的地点与人</strong>：孩子熟悉的地方</li>
<li><strong>迟到时的联系</strong>：等多久、通知谁</li>
<li><strong>节日、假期与生日</strong>：轮流还是分开</li>
<li><strong>视频通话</strong>：时间，以及孩子想休息时怎么办</li>
<li><strong>生病时</strong>：如何交接药品与病历</li>
<li><strong>变更方法</strong>：以孩子的考试与活动为先</li>
</ul>
<h2>约定不做的事</h2>
<p>不向孩子打听对方近况，不让孩子传话谈钱，不在分别时争吵。做到这三点，孩子的肩膀就会轻松许多。</p>
<h2>约定未被遵守时</h2>
<p>无正当理由拒绝探视的，可向家庭法院申请履行命令；若孩子十分痛苦，可请求变更或限制，也可利用法院的探视中心。无论哪种情况，请先记录孩子的日常。抚养费与探视互不为条件，因一方未履行而停止另一方，并无帮助。</p>
<blockquote>本文仅提供一般信息，不构成针对具体案件的法律意见。</blockquote>`,
  ),
};
