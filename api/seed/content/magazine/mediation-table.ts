import { type Article, text } from '../text';

export const mediationTable: Article = {
  slug: 'mediation-table',
  picture: 'magazine-mediation-table',
  lawyer: 'han-seoyeong',
  tags: ['조정', '이혼', '협의이혼'],
  publishAt: '2026-06-15T00:00:00.000Z',
  subject: text(
    '재판보다 먼저 놓이는 둥근 탁자, 가사조정 이야기',
    'The round table that comes before the trial: family mediation',
    '先于审判的圆桌：谈谈家事调解',
  ),
  summary: text(
    '이혼에는 협의, 조정, 재판의 세 가지 길이 있습니다. 조정은 어떤 자리이고 무엇을 준비해야 하는지 살펴봅니다.',
    'There are three roads to a divorce: agreement, mediation, judgment. What mediation is, and how to prepare for it.',
    '离婚有协议、调解、判决三条路。本文介绍调解是怎样的程序，以及应如何准备。',
  ),
  content: text(
    `<p>이혼을 생각하는 분들은 대개 법정을 떠올립니다. 그러나 많은 사건이 법정에 이르기 전, 둥근 탁자에서 끝납니다. 가사소송법은 이혼처럼 다툼이 있는 가정 사건에서 재판에 앞서 조정을 거치도록 하고 있습니다.</p>
<h2>세 가지 길</h2>
<ul>
<li><strong>협의이혼</strong> — 모든 것에 뜻이 맞을 때. 법원의 안내를 받은 뒤 숙려기간(양육할 자녀가 있으면 3개월, 없으면 1개월)을 거쳐 확인을 받습니다.</li>
<li><strong>조정이혼</strong> — 큰 방향은 같지만 조건을 정해야 할 때. 성립하면 조서가 만들어지고, 재판상 화해와 같은 효력이 있습니다.</li>
<li><strong>재판상 이혼</strong> — 뜻이 맞지 않을 때. 법이 정한 사유가 있는지를 법원이 판단합니다.</li>
</ul>
<h2>조정실의 풍경</h2>
<p>조정위원과 양쪽 당사자, 대리인이 탁자에 앉습니다. 따로 이야기를 듣기도 합니다. 여기서 나눈 말은 원칙적으로 재판의 근거로 쓰이지 않으므로 조금 더 솔직해질 수 있습니다. 한 번에 끝나기도 하고, 몇 차례 이어지기도 합니다.</p>
<h2>준비할 세 장의 종이</h2>
<ol>
<li><strong>재산표</strong> — 재산과 빚, 명의, 평가 기준</li>
<li><strong>아이의 일주일</strong> — 학교, 돌봄, 병원, 좋아하는 것</li>
<li><strong>순서표</strong> — 꼭 지키고 싶은 것, 양보할 수 있는 것, 아직 모르는 것</li>
</ol>
<p>세 번째 종이가 가장 어렵고 가장 쓸모 있습니다. 모두 1순위라면 협상은 시작되지 않습니다.</p>
<h2>조정이 맞지 않는 때</h2>
<p>폭력이나 협박이 있었다면 같은 자리에 앉는 일 자체가 위험할 수 있습니다. 그때는 분리된 조정이나 보호 조치를 요청하고, 조정을 서두르지 않아야 합니다. 재산을 숨기는 정황이 있으면 재산명시와 조회가 먼저입니다.</p>
<p>조정은 지는 자리도 이기는 자리도 아닙니다. 내일 아침의 생활을 정하는 자리입니다.</p>
<blockquote>이 글은 일반적인 정보를 제공하기 위한 것이며, 구체적인 사안에 대한 법률 의견이 아닙니다.</blockquote>`,
    `<p>People who think of divorce usually picture a courtroom. Many cases end earlier, at a round table: the Family Litigation Act sends contested family cases to mediation before trial.</p>
<h2>Three roads</h2>
<ul>
<li><strong>By agreement</strong> — when all is agreed. The court informs the couple and confirms after a waiting period: three months with children to raise, one month without.</li>
<li><strong>By mediation</strong> — when the direction is shared but terms are open. The record has the effect of a settlement in court.</li>
<li><strong>By judgment</strong> — when there is no agreement; the court examines the statutory grounds.</li>
</ul>
<h2>In the room</h2>
<p>Mediators, both spouses and their lawyers sit at a table; sometimes each side is heard alone. What is said is in principle not used in the trial, so one can speak a little more openly. It may take one meeting or several.</p>
<h2>Three sheets to prepare</h2>
<ol>
<li><strong>The property table</strong> — assets, debts, names, valuation</li>
<li><strong>The child’s week</strong> — school, care, doctors, joys</li>
<li><strong>The order of things</strong> — what must be kept, what can be given, what is not yet known</li>
</ol>
<p>The third is the hardest and the most useful.</p>
<h2>When it is not the way</h2>
<p>After violence or threats, sitting at one table may itself be dangerous: ask for separate sessions and protection. Where assets seem hidden, disclosure comes first.</p>
<p>Mediation is not about winning. It settles how life goes on tomorrow morning.</p>
<blockquote>This article gives general information and is not legal advice on a particular case.</blockquote>`,
    `<p>想到离婚，人们往往先想到法庭。其实许多案件在到达法庭之前，便在圆桌旁结束了。《家事诉讼法》规定，有争议的家事案件应先经调解。</p>
<h2>三条路</h2>
<ul>
<li><strong>协议离婚</strong>：双方就一切达成一致。经法院说明后，有需抚养子女的经过3个月、没有的经过1个月熟虑期间，由法院确认。</li>
<li><strong>调解离婚</strong>：方向一致但条件待定。成立后制作调解笔录，与诉讼上和解具有同等效力。</li>
<li><strong>诉讼离婚</strong>：意见不一，由法院判断是否存在法定事由。</li>
</ul>
<h2>调解室里</h2>
<p>调解委员、双方当事人及代理人同坐一桌，有时分别听取意见。所谈内容原则上不作为审判依据，因此可以更坦诚一些。可能一次结束，也可能持续数次。</p>
<h2>应准备的三张纸</h2>
<ol>
<li><strong>财产表</strong>：财产、债务、名义与评估标准</li>
<li><strong>孩子的一周</strong>：学校、照料、就医与喜好</li>
<li><strong>顺序表</strong>：必须坚持的、可以让步的、尚不清楚的</li>
</ol>
<p>第三张最难，也最有用。若样样都是第一，协商便无从开始。</p>
<h2>不适合调解的时候</h2>
<p>若曾有暴力或威胁，同坐一桌本身就可能有危险，应请求分开调解或保护措施。若有隐匿财产的迹象，应先进行财产申报与查询。</p>
<p>调解不是输赢之地，而是决定明早如何生活之地。</p>
<blockquote>本文仅提供一般信息，不构成针对具体案件的法律意见。</blockquote>`,
  ),
};
