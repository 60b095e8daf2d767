import { text } from '../text';

/** The first three are the questions of the matching platform's introduction, in its order. */
export const faqs = [
  {
    question: text('계정 정보는 어디에서 찾나요?', 'Where do I find my account information?', '在哪里查找账号信息？'),
    answer: text(
      '<p>판매기업은 서울어워드 또는 슈퍼루키에 신청하실 때 적은 이메일로 계정 정보를 보내 드렸습니다. 메일이 보이지 않으면 스팸함을 확인하시고, 아이디·비밀번호 찾기에서 이름과 연락처로 다시 찾으실 수 있습니다. 담당자가 바뀌었다면 1:1 문의로 알려 주세요.</p>',
      '<p>Sellers received their account details at the e-mail address given in their application to the Seoul Awards or Super Rookie. Please check the spam folder, or use account recovery with your name and number. If the person in charge has changed, write to us through the 1:1 inquiry.</p>',
      '<p>卖方账号信息已发送至申请首尔奖（Seoul Awards）或超级新秀（Super Rookie）时填写的邮箱。若未收到，请查看垃圾邮件，或通过姓名与联系方式找回账号。负责人变更时，请通过1:1咨询告知。</p>',
    ),
  },
  {
    question: text('판매기업으로 참여하려면 어떻게 하나요?', 'How do I take part as a seller?', '如何以卖方身份参加？'),
    answer: text(
      '<p>서울어워드 또는 슈퍼루키에 선정된 기업만 참여하실 수 있습니다. 로그인한 뒤 기업 정보와 상품을 등록하고 참여할 매칭을 신청해 주세요. 선정 확인이 끝나면 구매기업에 상담을 요청하실 수 있으며, 한 번에 시간대를 세 개까지 고르실 수 있습니다.</p>',
      '<p>Only companies selected in the Seoul Awards or Super Rookie can take part. Sign in, register your company and products, and apply for a fair. Once your selection is verified you can request meetings with buyers, choosing up to three time slots each.</p>',
      '<p>仅限入选首尔奖或超级新秀的企业参加。登录后登记企业信息与产品，并申请参加匹配活动。资格确认后即可向买方申请洽谈，每次最多选择三个时段。</p>',
    ),
  },
  {
    question: text('구매기업으로 신청하려면 어떻게 하나요?', 'How do I apply as a buyer?', '如何申请成为买方？'),
    answer: text(
      '<p>회원 가입에서 구매기업을 고르고 활동 지역과 상담 방식(온라인, 오프라인)을 적어 신청해 주세요. 심사에 영업일 기준 3일쯤 걸리며, 승인되면 가능한 시간대를 등록하실 수 있습니다. 반려된 경우 사유를 알려 드리고 다시 신청하실 수 있습니다.</p>',
      '<p>Choose “buyer” when you register and give your areas and how you would like to meet, online or offline. The review takes about three working days; after approval you can enter your free time slots. If an application is returned we give the reason, and you may apply again.</p>',
      '<p>注册时选择买方，填写活动地区与洽谈方式（线上、线下）后提交申请。审核约需3个工作日，通过后即可登记可用时段。若被退回，会告知理由，并可重新申请。</p>',
    ),
  },
  {
    question: text('온라인 상담은 어떻게 진행되나요?', 'How does an online meeting work?', '线上洽谈如何进行？'),
    answer: text(
      '<p>매칭이 확정되면 일정 화면에 화상 회의 방이 열립니다. 시작 10분 전부터 들어가실 수 있고, 카메라와 마이크를 미리 시험해 보실 수 있습니다.</p>',
      '<p>Once a meeting is confirmed its video room appears in your schedule. It opens ten minutes before the start, and you can test camera and microphone beforehand.</p>',
      '<p>匹配确定后，日程页面会显示视频会议室。开始前10分钟即可进入，并可提前测试摄像头与麦克风。</p>',
    ),
  },
  {
    question: text(
      '기업 소개 자료에 무엇을 담아야 하나요?',
      'What belongs in a company introduction?',
      '企业介绍资料应包含什么？',
    ),
    answer: text(
      '<p>회사와 상품, 거래 조건을 담은 PDF를 권합니다. pdf, xlsx, jpg, png를 50MB까지 올리실 수 있습니다. 상대 기업이 열어 보는 자료이니 주민등록번호나 개인 연락처는 지우고 올려 주세요.</p>',
      '<p>We recommend a PDF about company, products and terms; pdf, xlsx, jpg and png up to 50 MB are accepted. Other companies will read it, so please remove personal information.</p>',
      '<p>建议上传包含公司、产品与交易条件的PDF。可上传pdf、xlsx、jpg、png，最大50MB。对方企业会查看，请删除个人信息后再上传。</p>',
    ),
  },
];
