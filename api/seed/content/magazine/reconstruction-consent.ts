import { type Article, text } from '../text';

export const reconstructionConsent: Article = {
  slug: 'reconstruction-consent',
  picture: 'magazine-reconstruction-consent',
  lawyer: 'lee-sumin',
  tags: ['재건축', '조합설립', '동의서'],
  publishAt: '2026-09-28T00:00:00.000Z',
  subject: text(
    '재건축 동의서에 도장을 찍기 전에 읽어야 할 다섯 줄',
    'Five lines to read before you sign a consent to reconstruction',
    '在重建同意书上盖章之前，应读懂的五行字',
  ),
  summary: text(
    '동의서는 한 장이지만 그 뒤에는 분담금과 이주, 매도청구가 있습니다. 서명 전에 확인할 항목과 물어볼 질문을 모았습니다.',
    'The form is a single page; behind it stand contributions, moving out and claims to sell. What to check and what to ask before signing.',
    '同意书只有一页，背后却关系到分担金、搬迁与出售请求。本文汇总签名前应确认的事项与应提出的问题。',
  ),
  content: text(
    `<p>초인종이 울리고, 동의서를 든 이웃이 서 있습니다. 좋은 이웃이라 바로 찍어 드리고 싶지만, 그 한 장에는 앞으로 십 년 가까운 시간이 담겨 있습니다. 찬성하든 반대하든 알고 정하는 것이 서로에게 좋습니다.</p>
<h2>동의서에서 찾아 읽을 다섯 줄</h2>
<ol>
<li><strong>건설되는 건축물의 설계의 개요</strong> — 지금의 계획이 어느 단계인지 봅니다.</li>
<li><strong>공사비 등 정비사업비</strong> — 언제 기준으로 산출한 금액인지 날짜를 확인합니다.</li>
<li><strong>비용의 분담 기준</strong> — 내 집의 값과 새 집의 값을 무엇으로 계산하는지 적혀 있습니다.</li>
<li><strong>사업 완료 후 소유권의 귀속</strong> — 상가와 아파트가 섞인 단지라면 특히 중요합니다.</li>
<li><strong>조합 정관</strong> — 동의서와 함께 받아 보아야 합니다.</li>
</ol>
<h2>동의율은 자주 바뀝니다</h2>
<p>조합설립에 필요한 동의 비율은 도시 및 주거환경정비법이 정하고 있으며, 최근 몇 년 사이에도 손질이 있었습니다. 몇 해 전 다른 단지의 숫자를 그대로 믿기보다 신청하는 시점의 법을 확인해야 합니다.</p>
<h2>동의하지 않으면 어떻게 되나</h2>
<p>재건축에서 조합설립에 동의하지 않은 소유자에게 사업시행자는 정해진 기간 안에 참여 여부를 서면으로 묻고, 기간 안에 답이 없으면 동의하지 않은 것으로 봅니다. 그 뒤 사업시행자는 시가에 따른 <strong>매도청구</strong>를 할 수 있습니다. 이때 시가에는 재건축으로 예상되는 이익이 반영될 수 있어 감정이 중요합니다.</p>
<h2>이미 낸 동의는 거둘 수 있나</h2>
<p>인가 신청 전이라면 철회할 길이 열려 있습니다. 다만 철회할 수 있는 때와 방법이 정해져 있으므로, 내용증명처럼 날짜가 남는 방식으로 조합과 행정청 양쪽에 알리는 것이 안전합니다.</p>
<p>서명하기 전에 물어보세요. “제 평형의 추정 분담금은 얼마이고, 어떤 가정에서 나온 숫자인가요?” 이 질문에 답할 수 있는 사업이라면 함께 갈 준비가 된 사업입니다.</p>
<blockquote>이 글은 일반적인 정보를 제공하기 위한 것이며, 구체적인 사안에 대한 법률 의견이 아닙니다.</blockquote>`,
    `<p>The bell rings and a neighbour stands there with a form. You would like to sign at once, but that page holds the better part of ten years. For or against, it is better for all to decide with open eyes.</p>
<h2>Five lines to look for</h2>
<ol>
<li><strong>Outline of the design</strong> — at what stage is the plan?</li>
<li><strong>Cost of the project</strong> — as of which date was it estimated?</li>
<li><strong>How costs are shared</strong> — how the present home and the new one are valued.</li>
<li><strong>Ownership after completion</strong> — vital where shops and flats are mixed.</li>
<li><strong>The association’s statutes</strong> — ask for them together with the form.</li>
</ol>
<h2>The required share changes</h2>
<p>The share of consent is set by the Act on the Improvement of Urban Areas and Residential Environments and has been revised in recent years. Check the law in force when the application is made rather than another complex’s figures.</p>
<h2>If you do not consent</h2>
<p>The developer asks in writing, within a set time, whether an owner will take part; silence counts as refusal. It may then <strong>claim the sale</strong> at market value. Because that value may reflect the gain expected from reconstruction, the appraisal matters.</p>
<h2>Taking consent back</h2>
<p>Before approval is applied for, consent can be withdrawn at certain times and in a certain form. Do it in a dated way, towards both the association and the authority.</p>
<p>Before signing, ask: “What is my estimated contribution, and on which assumptions?” A project that can answer is a project that is ready.</p>
<blockquote>This article gives general information and is not legal advice on a particular case.</blockquote>`,
    `<p>门铃响起，邻居拿着同意书站在门口。虽想当场盖章，但那一页纸里装着将近十年的时间。无论赞成还是反对，了解之后再决定，对彼此都好。</p>
<h2>应找出来读的五行</h2>
<ol>
<li><strong>拟建建筑物的设计概要</strong>：计划处于哪个阶段。</li>
<li><strong>工程费等项目费用</strong>：以何时为基准估算。</li>
<li><strong>费用分担标准</strong>：现有房屋与新房价值如何计算。</li>
<li><strong>完工后所有权归属</strong>：商铺与住宅混合的小区尤为重要。</li>
<li><strong>协会章程</strong>：应与同意书一并索取。</li>
</ol>
<h2>同意比例时有修订</h2>
<p>设立协会所需的同意比例由《城市及居住环境整备法》规定，近年亦有修订。不应照搬其他小区的数字，而应确认申请时的现行法律。</p>
<h2>不同意会怎样</h2>
<p>对未同意的所有权人，事业施行者应在规定期间内以书面询问是否参与，逾期未答视为不同意。之后可按市价提出<strong>出售请求</strong>。市价可能反映重建的预期收益，因此鉴定十分重要。</p>
<h2>能否撤回同意</h2>
<p>在申请许可之前，可在规定时间以规定方式撤回。建议以能留下日期的方式，同时通知协会与行政机关。</p>
<p>签名前请问一句：“我家户型的预计分担金是多少？依据什么假设？”能回答这个问题的项目，才是准备就绪的项目。</p>
<blockquote>本文仅提供一般信息，不构成针对具体案件的法律意见。</blockquote>`,
  ),
};
