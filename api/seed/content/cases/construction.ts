import { type CaseSeed, text } from '../text';
import { story } from './story';

export const cases: CaseSeed[] = [
  {
    slug: 'defects-before-the-deadline',
    practices: ['construction-defects', 'building-appraisal'],
    outcome: 'PARTLY_WON',
    lawyers: ['kim-doyun', 'jeong-taekyung'],
    office: 0,
    year: 2025,
    title: text(
      '기한을 석 달 남기고 시작한 아파트 하자소송',
      'An action for defects that began three months before the deadline',
      '期限仅剩三个月时启动的公寓瑕疵诉讼',
    ),
    summary: text(
      '담보책임 기간이 끝나기 전에 공용부분 하자를 모두 특정해 청구액의 일곱 할 남짓을 인정받았습니다.',
      'Every defect of the common parts was named before the warranty ended; a little over seventy per cent of the claim was allowed.',
      '在担保责任期满前明确全部共用部分瑕疵，请求金额的七成以上获得支持。',
    ),
    content: story(
      [
        '입주 십 년을 앞둔 중형 단지였습니다. 지하 주차장 누수와 외벽 균열을 시공사가 여러 번 고쳤지만 해마다 같은 자리가 다시 젖었습니다. 입주자대표회의가 찾아왔을 때 가장 긴 담보책임 기간이 석 달 남아 있었습니다.',
        '먼저 기간부터 지켰습니다. 항목마다 청구 공문을 보내고, 이미 접수된 보수 요청을 날짜순으로 모았습니다. 기술을 아는 변호사가 이틀 동안 조사에 함께해 감정 신청서에 물어볼 것을 하나씩 적었습니다. 감정서가 나온 뒤에는 빠진 항목을 두 번 보완하게 했습니다.',
        '법원은 균열 보수의 방법을 우리가 주장한 대로 보고 청구액의 일곱 할 남짓을 인정했습니다. 주민의 관리 책임으로 본 부분은 줄었습니다. 배상금은 단지 총회의 결의대로 보수 공사에 쓰였습니다.',
      ],
      [
        'A complex of middle size was nearing its tenth year. The builder had mended leaks in the garage and cracks in the outer walls several times, and every year the same places were wet again. When the residents’ council came to us, three months of the longest warranty were left.',
        'First we kept the deadline: a written claim for each item, and every earlier request for repair put in order of date. A lawyer with a technical background took part in two days of survey, and the questions for the court’s expert were written one by one. After the report, missing items were supplemented twice.',
        'The court followed us on how cracks must be repaired and allowed a little over seventy per cent of the claim; what it saw as upkeep by the residents was deducted. The money went into repairs, as the general meeting had resolved.',
      ],
      [
        '一处中等规模小区，入住将满十年。地下停车场漏水与外墙裂缝经施工方多次修补，每年仍在同一位置渗水。业主委员会来访时，最长的担保责任期仅剩三个月。',
        '首先守住期限：逐项发出书面请求，并按日期整理以往全部报修记录。具有技术背景的律师参与两天勘查，逐条拟定鉴定事项。鉴定书出具后，又两次要求补充遗漏项目。',
        '法院采纳我方关于裂缝修补方法的主张，支持请求金额的七成以上，属于住户维护责任的部分予以扣减。赔偿金按业主大会决议用于修缮工程。',
      ],
    ),
    published: true,
  },
  {
    slug: 'repair-bond-paid',
    practices: ['construction-defects'],
    outcome: 'WON',
    lawyers: ['moon-taeo'],
    office: 3,
    year: 2024,
    title: text(
      '문 닫은 시공사를 대신한 하자보수보증금',
      'A repair bond in place of a builder that had closed',
      '施工方倒闭后取得瑕疵修缮保证金',
    ),
    summary: text(
      '시공사가 폐업해 막막하던 작은 단지가 보증기관에서 보증금 전액을 받았습니다.',
      'The builder was gone; a small complex received the whole bond from the guarantor.',
      '施工方停业，小型小区从保证机构获得全额保证金。',
    ),
    content: story(
      [
        '오십 세대 남짓한 단지에서 옥상 방수가 무너져 맨 위층 네 집에 물이 들었습니다. 시공사는 문을 닫았고 보증기관은 보수 청구를 한 증거가 없다며 지급을 거절했습니다.',
        '관리사무소의 업무일지와 문자 메시지에서 폐업 전의 보수 요청을 찾아 하나의 표로 정리했습니다. 하자가 보증 기간 안에 생겼다는 점은 시기별 사진과 수선 영수증으로 밝혔습니다.',
        '법원은 보증금 전액을 지급하라고 판결했고 보증기관이 다투지 않아 한 달 안에 돈이 들어왔습니다. 단지는 이듬해 장마 전에 방수 공사를 마쳤습니다.',
      ],
      [
        'In a complex of some fifty homes the roof was no longer tight, and water came into the four homes below it. The builder had closed. The guarantor refused to pay: nothing showed that repairs had been asked for.',
        'In the office’s daily log and in text messages we found the requests from the time before the closure and put them into one table. Photographs by date and receipts of small repairs showed that the defects had appeared while the bond ran.',
        'The court awarded the whole bond. The guarantor did not appeal and paid within a month. The roof was made tight before the next rainy season.',
      ],
      [
        '一处约五十户的小区屋顶防水失效，顶层四户进水。施工方已停业，保证机构以没有报修证据为由拒绝支付。',
        '我们从管理处日志与短信中找出停业前的报修记录并整理成表，又以不同时期的照片和小修收据证明瑕疵发生于保证期内。',
        '法院判令全额支付保证金，保证机构未上诉，一个月内款项到账。小区赶在次年雨季前完成防水工程。',
      ],
    ),
    published: true,
  },
  {
    slug: 'extra-work-never-agreed',
    practices: ['construction-contracts'],
    outcome: 'DEFENDED',
    lawyers: ['park-junho'],
    office: 0,
    year: 2025,
    title: text(
      '약속한 적 없는 추가 공사대금',
      'Payment for extra work that nobody had agreed on',
      '从未约定的追加工程款',
    ),
    summary: text(
      '단독주택을 지은 건축주가 추가 공사대금 청구를 막고 늦어진 두 달의 지체상금도 인정받았습니다.',
      'The owner of a new house did not have to pay for alleged extra work, and was allowed damages for two months of delay.',
      '独栋住宅业主成功驳回追加工程款请求，并获得两个月迟延赔偿。',
    ),
    content: story(
      [
        '집이 다 지어질 무렵 시공사가 처음 계약금액의 다섯 할에 가까운 추가 공사대금을 청구했습니다. 설계를 바꾼 것은 건축주의 요구였다는 주장이었고, 서명한 변경 계약서는 없었습니다.',
        '현장 대화방의 기록을 날짜별로 펼쳐 무엇이 처음부터 도면에 있었고 무엇이 시공사의 제안이었는지 나누었습니다. 도면과 견적서를 한 줄씩 맞춘 표를 법원에 냈고, 공정표로 늦어진 날을 셈했습니다.',
        '법원은 추가 공사의 합의가 없었다고 보아 청구를 기각하고, 남은 공사대금에서 지체상금을 빼도록 했습니다.',
      ],
      [
        'When the house was nearly done the builder asked for extra payment of almost half the contract price: the owner had wanted changes. There was no signed amendment.',
        'We laid out the messages from the site by date and separated what had been in the drawings from the start and what the builder had proposed. A table matched drawings and estimate line by line; the schedule showed the days of delay.',
        'The court found no agreement on extra work, dismissed the claim, and let damages for delay be deducted from what was still owed.',
      ],
      [
        '房屋即将竣工时，施工方请求近合同金额五成的追加工程款，称变更设计系业主要求，但没有签署过变更合同。',
        '我们按日期梳理现场聊天记录，区分哪些原本就在图纸中、哪些出自施工方提议；将图纸与报价单逐行对照成表提交法院，并依工程进度表计算迟延天数。',
        '法院认定双方未就追加工程达成合意，驳回请求，并准予从剩余工程款中扣除迟延赔偿金。',
      ],
    ),
    published: true,
  },
  {
    slug: 'cash-settlement-raised',
    practices: ['redevelopment'],
    outcome: 'PARTLY_WON',
    lawyers: ['lee-sumin'],
    office: 0,
    year: 2024,
    title: text(
      '오래된 상가의 현금청산금을 다시 셈하다',
      'The price of an old shop, reckoned again',
      '重新核算老商铺的现金清算款',
    ),
    summary: text(
      '영업하던 상가의 값을 다시 감정해 조합이 처음 제시한 금액보다 두 할 넘게 더 받았습니다.',
      'A new appraisal of a shop in use brought over twenty per cent more than the association had offered.',
      '对营业中的商铺重新鉴定，所得比协会最初报价高出两成以上。',
    ),
    content: story(
      [
        '재개발 구역에서 삼십 년 넘게 장사한 분이 분양을 받지 않기로 하자 조합은 이웃 필지와 같은 값으로 현금청산을 제안했습니다. 큰길에 닿은 자리라는 점도, 함께 써 온 창고도 빠져 있었습니다.',
        '비교 사례를 고른 기준을 먼저 물었습니다. 길의 너비와 유동 인구, 창고의 사용 기간을 자료로 모으고 법원 감정에서 이 항목을 따로 평가하도록 신청했습니다. 이사와 휴업의 손실은 장부로 밝혔습니다.',
        '법원 감정액을 바탕으로 청산금이 두 할 넘게 늘었습니다. 영업 손실은 일부만 인정되었지만 지연이자까지 함께 받아 새 가게의 보증금으로 쓰셨습니다.',
      ],
      [
        'In a redevelopment area, somebody who had kept a shop for over thirty years chose not to buy into the new building. The association offered the price of the neighbouring plot; neither the place on the main street nor the storeroom was counted.',
        'We first asked how the comparisons had been chosen. The width of the street, the number of passers-by and the years of use of the storeroom were documented, and the court’s expert was asked to value each. Losses from moving and closing were shown by the books.',
        'On the expert’s figures the sum rose by over twenty per cent. Business losses were allowed in part only. With interest for delay, it became the deposit for a new shop.',
      ],
      [
        '改造区内一位经营三十余年的店主选择不参与分配新房，协会按相邻地块的价格提出现金清算，未计入临街位置与一直使用的仓库。',
        '我们首先追问比较案例的选取标准，收集道路宽度、人流与仓库使用年限等资料，申请法院鉴定时逐项评估，并以账簿证明搬迁与停业损失。',
        '依法院鉴定，清算款增加两成以上。营业损失仅部分获支持，连同迟延利息一并取得，用作新店铺的押金。',
      ],
    ),
    published: true,
  },
  {
    slug: 'claim-to-sell-dismissed',
    practices: ['redevelopment'],
    outcome: 'DEFENDED',
    lawyers: ['ryu-sion', 'moon-taeo'],
    office: 3,
    year: 2023,
    title: text('동의서 없이 들어온 매도청구', 'A claim to sell without a valid consent', '欠缺有效同意书的出售请求'),
    summary: text(
      '재건축에 반대한 소유자에게 들어온 매도청구가 최고 절차의 흠 때문에 기각되었습니다.',
      'A claim against an owner who had not agreed to rebuilding was dismissed, as the notice had been faulty.',
      '因催告程序存在瑕疵，针对不同意重建业主的出售请求被驳回。',
    ),
    content: story(
      [
        '재건축에 동의하지 않은 소유자가 집을 팔라는 소장을 받았습니다. 조합은 참가 여부를 묻는 문서를 보냈다고 했지만 의뢰인은 받은 적이 없었습니다.',
        '우편물이 옛 주소로 갔다가 돌아온 기록을 찾았습니다. 조합이 새 주소를 알고 있었다는 점은 총회 소집 통지로 밝혔고, 기간의 셈이 법과 다른 점도 함께 지적했습니다.',
        '법원은 적법한 최고가 없었다고 보아 청구를 기각했습니다. 그 뒤 조합과 값을 다시 이야기해 의뢰인이 원하던 때에 이사했습니다.',
      ],
      [
        'An owner who had not agreed to rebuilding was sued to sell the home. The association said it had asked in writing whether the owner would take part. Our client had received nothing.',
        'We found the record of a letter that had gone to an old address and come back. Invitations to the general meeting showed that the association knew the new one, and the periods had been reckoned otherwise than the law has it.',
        'The court found no valid notice and dismissed the claim. Later a price was agreed on, and our client moved when it suited.',
      ],
      [
        '一位不同意重建的业主收到要求出售房屋的起诉状。协会称已书面询问是否参加，当事人却从未收到。',
        '我们找到信件寄往旧地址后被退回的记录，并以大会召集通知证明协会知悉新地址，同时指出其期间计算不符合法律规定。',
        '法院认定不存在合法催告，驳回请求。此后双方重新协商价格，当事人在合适的时间搬迁。',
      ],
    ),
    published: true,
  },
];
