import { type Article, text } from '../text';

export const preInspection: Article = {
  slug: 'pre-inspection',
  picture: 'magazine-pre-inspection',
  lawyer: 'oh-jian',
  tags: ['사전방문', '새 아파트', '체크리스트'],
  publishAt: '2026-10-26T00:00:00.000Z',
  subject: text(
    '입주 전 사전방문, 두 시간을 가장 잘 쓰는 법',
    'The visit before you move in: how to make the most of two hours',
    '入住前验房：如何用好这两个小时',
  ),
  summary: text(
    '새 아파트의 사전방문은 단순한 구경이 아니라 법이 정한 절차입니다. 무엇을 들고 가서 무엇을 남겨야 하는지 순서대로 적었습니다.',
    'The pre-move-in visit is a procedure set by law, not a tour. What to take along and what to leave on record, step by step.',
    '新公寓的事前访问并非参观，而是法定程序。本文依次说明该带什么、该留下什么记录。',
  ),
  content: text(
    `<p>빈집에 처음 들어서면 누구나 창밖부터 봅니다. 그다음에 볼 것은 창틀입니다. 사전방문은 들뜬 마음과 꼼꼼한 눈이 함께 필요한 두 시간입니다.</p>
<h2>사전방문은 법이 정한 절차입니다</h2>
<p>주택법은 일정 규모 이상의 공동주택을 짓는 사업주체가 입주지정기간이 시작되기 전에 입주예정자의 사전방문을 실시하도록 정합니다. 방문에서 지적된 하자에 대해 사업주체는 조치 계획을 세우고, 그 결과를 알려야 합니다. 그러므로 그날 적어 내는 종이 한 장이 이후 절차의 출발점이 됩니다.</p>
<h2>들고 갈 것</h2>
<ul>
<li>분양계약서와 평면도, 선택 품목 목록</li>
<li>줄자, 구슬이나 작은 수평계, 충전기(콘센트 확인용), 손전등</li>
<li>눈에 잘 띄되 자국이 남지 않는 표시 테이프</li>
</ul>
<h2>보는 순서</h2>
<ol>
<li><strong>물</strong> — 욕실과 발코니에 물을 부어 배수와 경사를 봅니다.</li>
<li><strong>문과 창</strong> — 모두 열고 닫아 봅니다. 걸림, 틈, 잠금을 확인합니다.</li>
<li><strong>벽과 바닥</strong> — 옆에서 비스듬히 빛을 비추면 굴곡이 보입니다.</li>
<li><strong>전기와 환기</strong> — 콘센트와 조명, 환기구를 하나씩 작동해 봅니다.</li>
<li><strong>계약과 다른 점</strong> — 마감재와 선택 품목이 계약서와 같은지 맞춰 봅니다.</li>
</ol>
<h2>남기는 법</h2>
<p>사진은 멀리서 한 장, 가까이서 한 장을 짝지어 찍습니다. 점검표에는 ‘거실 벽지 불량’보다 ‘거실 창 왼쪽 벽, 바닥에서 1.2m 높이, 벽지 이음매 벌어짐 20cm’가 훨씬 힘이 있습니다. 제출한 점검표는 접수 확인을 받아 사본을 보관하세요.</p>
<p>당일 적지 못한 하자도 입주 뒤에 청구할 수 있습니다. 다만 언제부터 있었는지를 두고 다투게 되는 일이 많으니, 처음부터 적어 두는 편이 서로에게 낫습니다.</p>
<blockquote>이 글은 일반적인 정보를 제공하기 위한 것이며, 구체적인 사안에 대한 법률 의견이 아닙니다.</blockquote>`,
    `<p>Everyone who enters an empty flat for the first time looks out of the window. The next thing to look at is the frame. A pre-move-in visit takes both joy and a careful eye.</p>
<h2>A procedure set by law</h2>
<p>The Housing Act obliges developers of larger complexes to let future residents visit before the move-in period begins. The developer must plan how to deal with the defects pointed out and report on the result. The sheet you hand in that day is where everything later begins.</p>
<h2>What to take along</h2>
<ul>
<li>The sale contract, floor plan and list of chosen options</li>
<li>A tape measure, a marble or small level, a charger for the sockets, a torch</li>
<li>Marking tape that shows well and leaves no trace</li>
</ul>
<h2>The order to look in</h2>
<ol>
<li><strong>Water</strong> — pour some in the bathroom and on the balcony; watch it drain.</li>
<li><strong>Doors and windows</strong> — open and close all of them.</li>
<li><strong>Walls and floors</strong> — light held at an angle shows every bump.</li>
<li><strong>Power and air</strong> — try each socket, lamp and vent.</li>
<li><strong>Contract</strong> — compare finishes and options with what was agreed.</li>
</ol>
<h2>How to record it</h2>
<p>Take pictures in pairs, one from afar, one close up. “Wall left of the living room window, 1.2 m above the floor, seam open for 20 cm” carries far more weight than “bad wallpaper”. Have the sheet’s receipt confirmed and keep a copy.</p>
<p>Defects not written down that day can be claimed later, but then the parties tend to argue about when they arose.</p>
<blockquote>This article gives general information and is not legal advice on a particular case.</blockquote>`,
    `<p>第一次走进空房，人人都先看窗外。接下来该看的，是窗框。事前访问的两小时，既需要喜悦，也需要细心。</p>
<h2>这是法定程序</h2>
<p>《住宅法》规定，达到一定规模的共同住宅，事业主体应在入住指定期间开始前安排预定入住者事前访问，并就指出的瑕疵制定处理计划、告知结果。当天提交的那张表，就是后续程序的起点。</p>
<h2>携带物品</h2>
<ul>
<li>购房合同、平面图、选配清单</li>
<li>卷尺、弹珠或小水平仪、充电器（检查插座）、手电筒</li>
<li>醒目且不留痕迹的标记胶带</li>
</ul>
<h2>查看顺序</h2>
<ol>
<li><strong>水</strong>：在浴室与阳台倒水，观察排水与坡度。</li>
<li><strong>门窗</strong>：全部开关一遍，检查卡滞、缝隙与锁具。</li>
<li><strong>墙面与地面</strong>：斜向打光，凹凸一目了然。</li>
<li><strong>电与通风</strong>：逐一测试插座、灯具与通风口。</li>
<li><strong>与合同不符之处</strong>：核对装修材料与选配项目。</li>
</ol>
<h2>如何留证</h2>
<p>照片应远近成对。检查表上写“客厅窗左侧墙面，距地1.2米，壁纸接缝开裂20厘米”，远比“壁纸不良”有力。提交后请取得受理确认并保留副本。</p>
<p>当天未记录的瑕疵，入住后仍可请求修缮，但常会就发生时间产生争议，因此一开始就写下来对双方都好。</p>
<blockquote>本文仅提供一般信息，不构成针对具体案件的法律意见。</blockquote>`,
  ),
};
