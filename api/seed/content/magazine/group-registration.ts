import { type Article, text } from '../text';

export const groupRegistration: Article = {
  slug: 'group-registration',
  picture: 'magazine-group-registration',
  lawyer: 'kang-yujin',
  tags: ['집단등기', '소유권이전', '입주'],
  publishAt: '2026-05-11T00:00:00.000Z',
  subject: text(
    '집단등기, 수백 개의 열쇠를 한 번에 돌리는 일',
    'Group registration: turning hundreds of keys at once',
    '集体登记：同时转动数百把钥匙',
  ),
  summary: text(
    '새 단지의 등기는 왜 한꺼번에 진행할까요. 집단등기의 순서와 비용, 개별 등기를 택할 때 살필 점을 정리했습니다.',
    'Why do new complexes register together? The order, the costs, and what to look at if you prefer to file alone.',
    '新小区为何一起办理登记？本文整理集体登记的顺序、费用，以及选择个别登记时的注意事项。',
  ),
  content: text(
    `<p>새 아파트에 들어가는 수백 세대는 비슷한 때에 같은 종류의 등기를 합니다. 서류의 절반 이상이 같고, 은행과 시행사, 구청을 오가는 길도 같습니다. 그래서 한 사무소가 모아 처리하는 집단등기가 자리를 잡았습니다.</p>
<h2>순서</h2>
<ol>
<li><strong>소유권보존등기</strong> — 사업주체가 건물의 첫 등기를 합니다.</li>
<li><strong>잔금과 대출 실행</strong> — 근저당권설정 서류도 이때 함께 준비합니다.</li>
<li><strong>취득세 신고와 납부</strong> — 취득일부터 60일 안에 합니다.</li>
<li><strong>소유권이전등기 신청</strong> — 접수번호가 나오면 진행 상황을 조회할 수 있습니다.</li>
<li><strong>등기필정보 전달</strong> — 흔히 ‘집문서’라고 부르는 것입니다.</li>
</ol>
<h2>기한을 넘기면</h2>
<p>부동산등기 특별조치법은 소유권이전등기를 신청해야 하는 기간을 <strong>60일</strong>로 정하고, 정당한 이유 없이 넘기면 과태료를 부과할 수 있게 합니다. 잔금을 먼저 치른 뒤 보존등기가 이루어진 경우처럼 기산일이 달라지는 때가 있으니 확인이 필요합니다.</p>
<h2>비용을 보는 눈</h2>
<ul>
<li>세금과 공과금 — 취득세, 지방교육세, 인지세, 등기신청수수료</li>
<li>국민주택채권 — 매입 후 바로 팔 때의 할인 비용</li>
<li>보수 — 등기를 맡긴 사무소의 수수료와 부가가치세</li>
</ul>
<p>명세서에는 세금과 보수가 나뉘어 적혀 있어야 합니다. 채권 할인율은 날마다 바뀌므로 실행일의 시세를 확인하십시오.</p>
<h2>개별로 하고 싶다면</h2>
<p>집단등기는 의무가 아닙니다. 다만 대출이 있으면 은행이 근저당권설정을 함께 처리할 사람을 정하는 일이 많으므로, 잔금 며칠 전에는 은행과 이야기를 마쳐야 합니다. 어느 쪽이든 접수번호를 받아 두면 진행을 스스로 확인할 수 있습니다.</p>
<blockquote>이 글은 일반적인 정보를 제공하기 위한 것이며, 구체적인 사안에 대한 법률 의견이 아닙니다.</blockquote>`,
    `<p>Hundreds of households moving into a new complex file the same kind of registration at about the same time, with largely the same papers. Hence group registration, gathered and filed by one office.</p>
<h2>The order</h2>
<ol>
<li><strong>First registration</strong> of the building by the developer</li>
<li><strong>Final payment and loan</strong>, with the mortgage papers</li>
<li><strong>Acquisition tax</strong>, within 60 days of acquisition</li>
<li><strong>Application for transfer</strong>; with its receipt number progress can be looked up</li>
<li><strong>Handing over of the registration certificate</strong></li>
</ol>
<h2>If the time limit passes</h2>
<p>A special act sets <strong>60 days</strong> for applying for the transfer, and a fine may follow without good reason. The first day of the period differs with the circumstances, for example when the final payment came before the first registration.</p>
<h2>Reading the bill</h2>
<ul>
<li>Taxes and charges: acquisition tax, education tax, stamp duty, filing fee</li>
<li>Housing bonds: the discount when sold at once</li>
<li>The office’s fee and VAT</li>
</ul>
<p>Taxes and fees must be listed apart. The bond discount changes daily.</p>
<h2>If you prefer to file alone</h2>
<p>Group registration is not compulsory. With a loan, the bank often names who files the mortgage, so speak with it some days before the final payment. Either way, keep the receipt number.</p>
<blockquote>This article gives general information and is not legal advice on a particular case.</blockquote>`,
    `<p>入住新公寓的数百户，在相近时间办理同类登记，材料大半相同，往返银行、开发商与区厅的路线也相同。于是形成了由一家事务所集中办理的集体登记。</p>
<h2>顺序</h2>
<ol>
<li><strong>所有权保存登记</strong>：由事业主体办理建筑物首次登记</li>
<li><strong>支付尾款与放款</strong>：同时准备抵押权设定材料</li>
<li><strong>申报缴纳取得税</strong>：自取得之日起60日内</li>
<li><strong>申请所有权转移登记</strong>：取得受理号后可查询进度</li>
<li><strong>交付登记完成信息</strong>：俗称“房本”</li>
</ol>
<h2>逾期怎么办</h2>
<p>《不动产登记特别措施法》规定应在<strong>60日</strong>内申请转移登记，无正当理由逾期可能被处以罚款。如先付尾款后办保存登记，起算日会有不同，须加以确认。</p>
<h2>如何看费用</h2>
<ul>
<li>税费：取得税、地方教育税、印花税、登记申请手续费</li>
<li>国民住宅债券：买入后即卖出的折价费用</li>
<li>报酬：受托事务所的手续费及增值税</li>
</ul>
<p>明细应将税费与报酬分列。债券折价率每日变动，请以执行日行情为准。</p>
<h2>若想个别办理</h2>
<p>集体登记并非义务。但有贷款时，银行往往指定办理抵押登记的人，应在付尾款前几天与银行沟通好。无论哪种方式，留好受理号即可自行查询进度。</p>
<blockquote>本文仅提供一般信息，不构成针对具体案件的法律意见。</blockquote>`,
  ),
};
