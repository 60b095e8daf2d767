import { type Article, text } from '../text';

export const propertyDivision: Article = {
  slug: 'property-division',
  picture: 'magazine-property-division',
  lawyer: 'choi-minjae',
  tags: ['재산분할', '이혼', '기여도'],
  publishAt: '2026-08-17T00:00:00.000Z',
  subject: text(
    '함께 산 집을 나눈다는 것: 재산분할의 네 가지 질문',
    'Dividing the home you shared: four questions about property',
    '分割共同的家：财产分割的四个问题',
  ),
  summary: text(
    '무엇을, 언제 기준으로, 어떤 비율로, 어떻게 나눌까요. 재산분할을 표 한 장으로 시작하는 방법을 소개합니다.',
    'What, as of when, in which proportion and how? A way to begin with a single table.',
    '分什么、以何时为准、按什么比例、如何分。本文介绍如何从一张表开始财产分割。',
  ),
  content: text(
    `<p>재산분할은 벌을 주는 절차가 아니라 함께 만든 것을 나누는 절차입니다. 누가 잘못했는지를 따지는 위자료와는 다른 이야기이고, 그래서 감정보다 표가 먼저 필요합니다.</p>
<h2>하나. 무엇을 나누나</h2>
<p>혼인 중에 함께 이룬 재산이 대상입니다. 명의가 한쪽에 있어도 마찬가지입니다. 결혼 전부터 있던 재산이나 상속·증여로 받은 <strong>특유재산</strong>은 원칙적으로 빠지지만, 상대방이 그 유지와 증가에 기여했다면 포함될 수 있습니다. 대출과 보증금 반환 채무도 함께 적습니다. 아직 받지 않은 퇴직급여와 연금도 살펴보아야 합니다.</p>
<h2>둘. 언제를 기준으로 하나</h2>
<p>재판에서는 대체로 사실심 변론이 끝나는 때를 기준으로 삼되, 별거나 혼인 파탄 뒤의 변동은 사정에 따라 다르게 봅니다. 집값처럼 움직이는 재산은 기준일과 평가 방법을 먼저 합의해 두면 다툼이 줄어듭니다.</p>
<h2>셋. 어떤 비율로 나누나</h2>
<p>정해진 공식은 없습니다. 혼인 기간, 소득과 가사·양육 기여, 재산이 만들어진 경위, 앞으로의 생활을 함께 봅니다. 가사와 돌봄은 소득이 없어도 기여입니다.</p>
<h2>넷. 어떻게 나누나</h2>
<ul>
<li>집을 한 사람이 갖고 다른 사람에게 돈으로 정산하는 방법</li>
<li>팔아서 대금을 나누는 방법</li>
<li>지분으로 공유하며 시기를 정해 정리하는 방법</li>
</ul>
<p>아이가 다니는 학교, 대출의 승계, 세금까지 함께 놓고 골라야 합니다.</p>
<h2>기한을 잊지 마십시오</h2>
<p>재산분할은 <strong>이혼한 날부터 2년</strong> 안에 청구해야 합니다. 먼저 이혼하고 나중에 나누기로 했다면 이 날짜를 달력에 적어 두십시오. 상대방이 재산을 처분할 염려가 있으면 가압류나 가처분 같은 보전 조치를 검토합니다.</p>
<blockquote>이 글은 일반적인 정보를 제공하기 위한 것이며, 구체적인 사안에 대한 법률 의견이 아닙니다.</blockquote>`,
    `<p>Dividing property is not a punishment; it shares out what two people built. Fault belongs to damages. So a table is needed before feelings.</p>
<h2>One: what?</h2>
<p>Whatever was built up together during the marriage, in whoever’s name. <strong>Separate property</strong> from before the marriage, or from inheritance and gift, is left out in principle, unless the other spouse helped to keep or increase it. Debts belong in the table, and so do retirement benefits not yet paid.</p>
<h2>Two: as of when?</h2>
<p>Courts mostly take the close of the hearing on the facts; changes after separation are judged by the circumstances. Agree early on a date and a method of valuation for anything that moves, such as house prices.</p>
<h2>Three: in which proportion?</h2>
<p>There is no formula. The length of the marriage, income, housework and care, how the property arose and what lies ahead are weighed together. Care without income is a contribution.</p>
<h2>Four: how?</h2>
<ul>
<li>One keeps the home and pays the other out</li>
<li>The home is sold and the price divided</li>
<li>It is held in shares and settled at an agreed time</li>
</ul>
<p>Schools, loans and taxes belong in the decision.</p>
<h2>Mind the time limit</h2>
<p>The claim must be made <strong>within two years of the divorce</strong>. If there is a danger that assets disappear, consider provisional seizure or an injunction.</p>
<blockquote>This article gives general information and is not legal advice on a particular case.</blockquote>`,
    `<p>财产分割不是惩罚，而是分配共同创造的成果；谁有过错属于抚慰金的问题。因此，比起情绪，更需要一张表。</p>
<h2>一、分什么</h2>
<p>婚姻期间共同形成的财产，无论登记在谁名下。婚前财产及继承、赠与所得的<strong>特有财产</strong>原则上除外，但对方对其维持或增值有贡献的，可能纳入。贷款等债务也应列入，尚未领取的退休金与年金亦须考虑。</p>
<h2>二、以何时为准</h2>
<p>法院一般以事实审辩论终结时为准，分居或婚姻破裂后的变动视情况而定。房价等会变动的财产，宜先就基准日与评估方法达成一致。</p>
<h2>三、按什么比例</h2>
<p>没有固定公式，综合考虑婚姻期间、收入、家务与抚养贡献、财产形成经过及今后生活。没有收入的家务与照料同样是贡献。</p>
<h2>四、如何分</h2>
<ul>
<li>一方取得房屋，向另一方支付折价款</li>
<li>出售后分配价款</li>
<li>按份共有，约定时间处理</li>
</ul>
<p>应结合子女就学、贷款承继与税费一并选择。</p>
<h2>勿忘期限</h2>
<p>财产分割须在<strong>离婚之日起2年内</strong>请求。若担心对方处分财产，可考虑假扣押、假处分等保全措施。</p>
<blockquote>本文仅提供一般信息，不构成针对具体案件的法律意见。</blockquote>`,
  ),
};
