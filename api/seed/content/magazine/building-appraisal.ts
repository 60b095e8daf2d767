import { type Article, text } from '../text';

export const buildingAppraisal: Article = {
  slug: 'building-appraisal',
  picture: 'magazine-building-appraisal',
  lawyer: 'jeong-taekyung',
  tags: ['건축 감정', '하자소송', '현장 조사'],
  publishAt: '2026-09-07T00:00:00.000Z',
  subject: text(
    '감정인이 오는 날, 집주인이 할 수 있는 일',
    'The day the appraiser comes: what an owner can do',
    '鉴定人上门那天，房主能做什么',
  ),
  summary: text(
    '하자소송의 결론은 법정보다 현장에서 먼저 정해지곤 합니다. 감정 신청부터 감정서 보완까지의 흐름과 준비물을 설명합니다.',
    'A defect case is often decided on site before it is decided in court. The course of an appraisal, from the request to the supplement.',
    '瑕疵诉讼的结论往往先在现场形成。本文说明从申请鉴定到补充鉴定书的流程与准备事项。',
  ),
  content: text(
    `<p>법정에서 “벽이 갈라졌다”는 말은 아직 주장입니다. 감정인이 폭 0.4mm, 길이 1.8m라고 적으면 그때부터 증거가 됩니다. 그래서 감정은 하자소송의 허리이고, 감정인이 오는 하루는 소송에서 가장 중요한 하루가 됩니다.</p>
<h2>감정은 이렇게 흘러갑니다</h2>
<ol>
<li><strong>감정 신청</strong> — 무엇을 어떤 기준으로 조사해 달라고 할지 법원에 적어 냅니다.</li>
<li><strong>감정인 지정과 감정료 예납</strong> — 비용은 우선 신청한 쪽이 냅니다.</li>
<li><strong>감정 기일과 현장 조사</strong> — 양쪽이 함께 현장을 확인합니다.</li>
<li><strong>감정서 제출</strong> — 하자의 유무, 원인, 보수 방법과 비용이 담깁니다.</li>
<li><strong>사실조회·보완 감정</strong> — 빠지거나 어긋난 부분을 다시 묻습니다.</li>
</ol>
<h2>현장 조사 날의 준비</h2>
<ul>
<li>도면과 시방서, 그동안의 보수 내역을 한 권으로 묶어 둡니다.</li>
<li>세대별 하자 목록에 번호를 붙이고 같은 번호를 현장에 표시합니다.</li>
<li>가구를 미리 옮겨 벽과 바닥이 보이게 합니다.</li>
<li>비가 올 때만 나타나는 누수는 영상과 기상 기록을 함께 준비합니다.</li>
</ul>
<h2>하지 말아야 할 일</h2>
<p>조사 전에 하자를 서둘러 고치면 증거가 사라집니다. 위험해서 미룰 수 없다면 고치기 전에 사진과 영상을 남기고 상대방과 법원에 알리십시오. 감정인에게 따로 연락해 설득하려는 일도 피해야 합니다. 의견은 서면으로, 재판부를 거쳐 전합니다.</p>
<h2>감정서를 받았다면</h2>
<p>결론의 금액보다 <strong>전제</strong>를 먼저 읽습니다. 설계도면을 기준으로 삼았는지 사용승인 도면을 기준으로 삼았는지, 보수 방법이 부분 보수인지 전면 재시공인지에 따라 숫자가 크게 달라지기 때문입니다. 감정 결과에 반드시 법원이 따르는 것은 아니지만, 특별한 사정이 없으면 존중됩니다. 그래서 묻는 문장을 처음부터 잘 만드는 일이 가장 큰 준비입니다.</p>
<blockquote>이 글은 일반적인 정보를 제공하기 위한 것이며, 구체적인 사안에 대한 법률 의견이 아닙니다.</blockquote>`,
    `<p>“The wall has cracked” is an assertion. Once an appraiser writes “0.4 mm wide, 1.8 m long” it becomes evidence. Appraisal is the waist of a defect case, and the day of the survey its most important day.</p>
<h2>How it goes</h2>
<ol>
<li><strong>Request</strong> — what is to be examined, and by which standard.</li>
<li><strong>Appointment and deposit</strong> — the applicant advances the fee.</li>
<li><strong>Site survey</strong> — both sides attend.</li>
<li><strong>Report</strong> — existence, cause, method and cost of repair.</li>
<li><strong>Inquiries and supplement</strong> — questions about gaps and contradictions.</li>
</ol>
<h2>Preparing for the day</h2>
<ul>
<li>Bind plans, specifications and the history of repairs into one file.</li>
<li>Number the defects of each home and mark the same numbers on site.</li>
<li>Move furniture so that walls and floors can be seen.</li>
<li>For leaks that come only with rain, bring video and weather records.</li>
</ul>
<h2>What not to do</h2>
<p>Repairs made before the survey destroy evidence. If safety does not allow waiting, record everything first and tell the court and the other side. Do not try to persuade the appraiser privately; opinions go in writing through the court.</p>
<h2>When the report arrives</h2>
<p>Read its <strong>assumptions</strong> before its totals: which drawings served as the standard, whether repair is partial or complete. Courts are not bound by an appraisal but respect it unless there is good reason not to. Framing the questions well is therefore the best preparation.</p>
<blockquote>This article gives general information and is not legal advice on a particular case.</blockquote>`,
    `<p>在法庭上，“墙裂了”只是主张；鉴定人写下“宽0.4毫米、长1.8米”，才成为证据。鉴定是瑕疵诉讼的中枢，鉴定人到场的那天也是最重要的一天。</p>
<h2>流程</h2>
<ol>
<li><strong>申请鉴定</strong>：写明调查什么、以何为标准。</li>
<li><strong>指定鉴定人、预缴费用</strong>：由申请方先行缴纳。</li>
<li><strong>现场勘查</strong>：双方共同到场。</li>
<li><strong>提交鉴定书</strong>：记载瑕疵有无、原因、修缮方法与费用。</li>
<li><strong>事实查询与补充鉴定</strong>：就遗漏或矛盾之处再次询问。</li>
</ol>
<h2>当天的准备</h2>
<ul>
<li>将图纸、规格书、修缮记录装订成册。</li>
<li>为各户瑕疵编号，并在现场标示相同编号。</li>
<li>提前移开家具，露出墙面与地面。</li>
<li>仅在下雨时出现的漏水，应备好视频与气象记录。</li>
</ul>
<h2>不应做的事</h2>
<p>勘查前急于修缮会使证据消失。若因危险不能拖延，应先拍照录像，并告知对方与法院。不要私下联系鉴定人，意见应以书面经由法院提出。</p>
<h2>收到鉴定书后</h2>
<p>先读<strong>前提</strong>，再看金额：以哪套图纸为准，是局部修补还是全面重做，数字会因此大不相同。法院并非必须采纳鉴定结果，但无特殊情况通常予以尊重。因此，一开始就把问题写好，是最重要的准备。</p>
<blockquote>本文仅提供一般信息，不构成针对具体案件的法律意见。</blockquote>`,
  ),
};
