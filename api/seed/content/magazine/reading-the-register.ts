import { type Article, text } from '../text';

export const readingTheRegister: Article = {
  slug: 'reading-the-register',
  picture: 'magazine-reading-the-register',
  lawyer: 'lim-hajun',
  tags: ['등기부', '갑구', '을구'],
  publishAt: '2026-02-09T00:00:00.000Z',
  subject: text(
    '등기부를 소설처럼 읽는 법: 표제부, 갑구, 을구',
    'How to read a land register like a novel: title, section A, section B',
    '像读小说一样读登记簿：标题部、甲区、乙区',
  ),
  summary: text(
    '집의 이력은 세 부분에 적혀 있습니다. 계약 전에 꼭 보아야 할 줄과, 등기부에 나오지 않는 것까지 함께 짚었습니다.',
    'A home’s story is told in three parts. The lines to read before a contract, and what the register does not say.',
    '房屋的履历写在三个部分里。本文指出签约前必看的几行，以及登记簿上看不到的内容。',
  ),
  content: text(
    `<p>등기부는 처음 보면 암호 같지만, 등장인물과 사건이 시간 순서로 적힌 짧은 이야기입니다. 주인공은 집이고, 장은 셋입니다.</p>
<h2>첫째 장, 표제부: 집은 누구인가</h2>
<p>주소와 면적, 구조, 용도가 적혀 있습니다. 아파트라면 건물 전체의 표제부와 내 집의 표제부가 따로 있고, 대지권의 비율도 여기에 나옵니다. 계약서의 동·호수와 글자 하나까지 맞는지 확인합니다.</p>
<h2>둘째 장, 갑구: 누가 주인인가</h2>
<p>소유권에 관한 일이 순서대로 적힙니다. 마지막 소유자가 계약하려는 사람과 같은지 보고, 다음 낱말이 살아 있는지 찾습니다.</p>
<ul>
<li><strong>가압류·압류</strong> — 누군가 이 집을 두고 돈을 받으려 합니다.</li>
<li><strong>가처분</strong> — 이 집의 권리를 두고 다툼이 있습니다.</li>
<li><strong>가등기</strong> — 나중에 주인이 바뀔 자리를 맡아 둔 것입니다.</li>
<li><strong>신탁</strong> — 법적인 주인이 신탁회사입니다. 신탁원부를 따로 보아야 합니다.</li>
</ul>
<h2>셋째 장, 을구: 어떤 짐을 지고 있나</h2>
<p>소유권이 아닌 권리, 곧 근저당권·전세권·임차권이 적힙니다. 근저당권의 채권최고액은 실제 빚보다 크게 잡히는 것이 보통입니다. 지금 남은 금액은 채권자에게 확인해야 알 수 있습니다.</p>
<h2>순서가 힘입니다</h2>
<p>같은 구에서는 순위번호가, 다른 구끼리는 접수번호가 앞선 쪽이 앞섭니다. 빨간 줄이 그어진 것은 지워진 권리입니다.</p>
<h2>등기부에 없는 것</h2>
<ol>
<li>지금 살고 있는 임차인과 그 보증금(전입세대 확인이 필요합니다)</li>
<li>밀린 세금과 관리비</li>
<li>무허가로 늘린 부분(건축물대장에서 봅니다)</li>
</ol>
<p>우리 법은 등기를 믿고 거래한 사람을 언제나 보호해 주지는 않습니다. 그래서 계약하는 날, 잔금을 치르는 날, 그리고 다음 날까지 세 번 읽기를 권합니다.</p>
<blockquote>이 글은 일반적인 정보를 제공하기 위한 것이며, 구체적인 사안에 대한 법률 의견이 아닙니다.</blockquote>`,
    `<p>A land register looks like a cipher, yet it is a short story with people and events in order. Its hero is a house, its chapters are three.</p>
<h2>Chapter one, the title: which home is it?</h2>
<p>Address, area, structure and use. For an apartment there is one title for the building and one for the unit, with its share of the land. Compare every character with the contract.</p>
<h2>Chapter two, section A: who owns it?</h2>
<p>Ownership, in order. Is the last owner the person you contract with? Look for words that are still alive:</p>
<ul>
<li><strong>Provisional seizure, attachment</strong> — somebody wants money from this house.</li>
<li><strong>Injunction</strong> — a right to it is disputed.</li>
<li><strong>Provisional registration</strong> — a place kept for a later owner.</li>
<li><strong>Trust</strong> — the legal owner is a trust company; read the trust ledger.</li>
</ul>
<h2>Chapter three, section B: what does it carry?</h2>
<p>Rights other than ownership: mortgages, leases. The maximum amount of a mortgage is usually above the real debt; only the creditor knows what is left.</p>
<h2>Order is strength</h2>
<p>Within a section the rank number decides, between sections the receipt number. Lines struck through are gone.</p>
<h2>What it does not say</h2>
<ol>
<li>Present tenants and their deposits</li>
<li>Unpaid taxes and charges</li>
<li>Unlicensed extensions (see the building ledger)</li>
</ol>
<p>Korean law does not always protect those who relied on the register. Read it three times: at the contract, at the final payment, and the day after.</p>
<blockquote>This article gives general information and is not legal advice on a particular case.</blockquote>`,
    `<p>登记簿初看像密码，其实是按时间顺序写成的短篇故事。主角是房子，共三章。</p>
<h2>第一章 标题部：这是哪套房</h2>
<p>记载地址、面积、结构、用途。公寓分整栋与单户两个标题部，并载明土地权比例。请与合同逐字核对栋号与户号。</p>
<h2>第二章 甲区：谁是主人</h2>
<p>按顺序记载所有权事项。确认最后的所有人是否即签约对方，并查看以下字样是否仍然有效：</p>
<ul>
<li><strong>假扣押、扣押</strong>：有人要从这套房受偿。</li>
<li><strong>假处分</strong>：房屋权利存在争议。</li>
<li><strong>假登记</strong>：为将来的主人预留位置。</li>
<li><strong>信托</strong>：法律上的所有人是信托公司，须另查信托原簿。</li>
</ul>
<h2>第三章 乙区：背负着什么</h2>
<p>记载所有权以外的权利，如最高额抵押权、传贳权、租赁权。最高债权额通常高于实际债务，余额须向债权人确认。</p>
<h2>顺序就是力量</h2>
<p>同区看顺位号，异区看受理号，在前者优先。划红线的是已涂销的权利。</p>
<h2>登记簿上没有的</h2>
<ol>
<li>现住租户及其押金</li>
<li>欠缴税款与物业费</li>
<li>违章扩建部分（须查建筑物台账）</li>
</ol>
<p>韩国法律并不总是保护信赖登记而交易的人。因此建议读三遍：签约日、付尾款日，以及次日。</p>
<blockquote>本文仅提供一般信息，不构成针对具体案件的法律意见。</blockquote>`,
  ),
};
