import { type Article, text } from '../text';

export const leaseRegistration: Article = {
  slug: 'lease-registration',
  picture: 'magazine-lease-registration',
  lawyer: 'jo-eungyeol',
  tags: ['임차권등기', '전세보증금', '임대차'],
  publishAt: '2026-01-19T00:00:00.000Z',
  subject: text(
    '보증금을 받지 못했는데 이사해야 한다면: 임차권등기명령',
    'Moving out before the deposit is back: the lease registration order',
    '押金未退却必须搬走：租赁权登记命令',
  ),
  summary: text(
    '짐을 먼저 빼면 지켜 온 순위를 잃을 수 있습니다. 임차권등기를 확인한 뒤 문을 닫고 나오는 순서를 안내합니다.',
    'Move too early and you may lose your rank. How to see the lease registered first, and close the door afterwards.',
    '先搬走可能失去原有顺位。本文说明确认租赁权登记之后再离开的顺序。',
  ),
  content: text(
    `<p>계약이 끝났는데 보증금이 돌아오지 않고, 새집의 입주일은 다가옵니다. 이때 가장 위험한 결정은 ‘일단 짐부터 빼자’입니다. 임차인의 순위는 그 집에 살고 있고 주민등록이 되어 있다는 사실에서 나오기 때문입니다.</p>
<h2>임차권등기가 하는 일</h2>
<p>주택임대차보호법의 임차권등기명령을 받아 <strong>등기가 마쳐지면</strong> 이사하고 주소를 옮겨도 이미 얻은 대항력과 우선변제권이 유지됩니다. 집주인의 동의 없이 임차인 혼자 법원에 신청할 수 있습니다.</p>
<h2>순서</h2>
<ol>
<li><strong>계약 종료를 남깁니다.</strong> 갱신하지 않겠다는 뜻을 정해진 기간 안에 문자나 내용증명으로 알립니다.</li>
<li><strong>신청합니다.</strong> 집이 있는 곳의 법원에 계약서, 주민등록 자료, 등기사항증명서, 종료를 알린 자료를 냅니다.</li>
<li><strong>결정과 등기를 기다립니다.</strong> 결정이 났다는 소식만으로는 부족합니다.</li>
<li><strong>등기부를 직접 확인합니다.</strong> 을구에 임차권등기가 적힌 것을 보고 나서 이사합니다.</li>
<li><strong>열쇠와 짐을 정리합니다.</strong> 인도한 날을 사진과 문자로 남깁니다.</li>
</ol>
<h2>자주 묻는 것</h2>
<h3>일부 짐만 남겨 두면 되나요?</h3>
<p>사정에 따라 다르게 판단될 수 있어 안전한 방법이라 말하기 어렵습니다. 등기를 기다리는 편이 낫습니다.</p>
<h3>이자는 받을 수 있나요?</h3>
<p>집을 비워 준 뒤에도 보증금을 돌려주지 않으면 지연손해금을 청구할 수 있습니다. 인도한 날이 기준이 되므로 날짜가 중요합니다.</p>
<h3>등기 비용은 누가 내나요?</h3>
<p>신청과 등기에 든 비용은 임대인에게 청구할 수 있습니다.</p>
<p>임차권등기는 보증금을 대신 받아 주지는 않습니다. 순위를 지키는 닻이라고 생각하십시오. 그다음에 지급명령이나 소송, 경매처럼 실제로 돌려받는 절차를 차례로 정합니다.</p>
<blockquote>이 글은 일반적인 정보를 제공하기 위한 것이며, 구체적인 사안에 대한 법률 의견이 아닙니다.</blockquote>`,
    `<p>The lease has ended, the deposit is not back, and the new home is waiting. The most dangerous decision now is to move out first: a tenant’s rank rests on living there and being registered there.</p>
<h2>What registration does</h2>
<p>Once a lease is <strong>entered in the register</strong> by court order under the Housing Lease Protection Act, protection and priority stay even after moving. The tenant applies alone, without the landlord’s consent.</p>
<h2>The order</h2>
<ol>
<li><strong>Put the end of the lease on record</strong>, in time and in writing.</li>
<li><strong>Apply</strong> to the local court with the contract, residence record, register extract and notice.</li>
<li><strong>Wait</strong> for decision and entry; the decision alone is not enough.</li>
<li><strong>See the entry yourself</strong> in section B, and only then move.</li>
<li><strong>Hand over</strong> keys and home, and keep the date.</li>
</ol>
<h2>Often asked</h2>
<h3>Is it enough to leave some belongings?</h3>
<p>That is judged case by case and cannot be called safe. Better to wait.</p>
<h3>Is interest due?</h3>
<p>If the deposit is still unpaid after handover, interest for delay can be claimed; the date of handover counts.</p>
<h3>Who pays for it?</h3>
<p>The costs of application and entry can be claimed from the landlord.</p>
<p>Registration does not bring the money back. Think of it as an anchor; payment orders, actions or auctions come next.</p>
<blockquote>This article gives general information and is not legal advice on a particular case.</blockquote>`,
    `<p>租约已到期，押金未退，新家入住日却已临近。此时最危险的决定是“先搬走再说”，因为租户的顺位来自居住与居民登记的事实。</p>
<h2>租赁权登记的作用</h2>
<p>依《住宅租赁保护法》取得租赁权登记命令，<strong>登记完成后</strong>即使搬走并迁出地址，已取得的对抗力与优先受偿权仍予保留。租户可单独向法院申请，无需房东同意。</p>
<h2>顺序</h2>
<ol>
<li><strong>留下终止的证据</strong>：在规定期间内以信息或内容证明通知不续约。</li>
<li><strong>提出申请</strong>：向房屋所在地法院提交合同、居民登记资料、登记事项证明书及通知资料。</li>
<li><strong>等待决定与登记</strong>：仅有决定尚不足够。</li>
<li><strong>亲自确认登记簿</strong>：看到乙区载明租赁权后再搬。</li>
<li><strong>交还房屋与钥匙</strong>：留下交付日期的照片与信息。</li>
</ol>
<h2>常见问题</h2>
<h3>留下部分物品可以吗？</h3>
<p>会因情况而有不同判断，难说安全，最好等待登记完成。</p>
<h3>能要求利息吗？</h3>
<p>交房后仍不退押金的，可请求迟延损害金，交付日期十分重要。</p>
<h3>登记费用由谁承担？</h3>
<p>申请与登记费用可向房东请求。</p>
<p>租赁权登记不会直接把钱要回来，它是守住顺位的锚。之后再依次选择支付命令、诉讼或拍卖等程序。</p>
<blockquote>本文仅提供一般信息，不构成针对具体案件的法律意见。</blockquote>`,
  ),
};
