import type { Notification, Question } from 'shared/contract';
import { text } from './text';

type NoticeSeed = Pick<Notification, 'subject' | 'content' | 'audience' | 'pinned' | 'status'>;

export const notifications: NoticeSeed[] = [
  {
    subject: text('2026 겨울 상담회 참가 안내', 'Taking part in the Winter 2026 matching', '2026冬季洽谈会参会指南'),
    content: text(
      '<p>2026 겨울 상담회의 참가 신청을 받고 있습니다. 셀러는 제품을 세 개 이상 등록해 주시고, 바이어는 만날 수 있는 시간을 넉넉히 열어 주세요.</p><ul><li>상담 시간: 한 번에 30분</li><li>방식: 화상 또는 대면</li><li>통역: 영어·중국어(신청 시 선택)</li></ul>',
      '<p>Applications for the Winter 2026 matching are open. Sellers, please register at least three products; buyers, please open as many times as you can.</p><ul><li>A meeting takes 30 minutes</li><li>Online or in person</li><li>Interpreters for English and Chinese on request</li></ul>',
      '<p>2026冬季洽谈会正在接受报名。供应商请登记三款以上产品，采购商请尽量多开放可洽谈时间。</p><ul><li>每场30分钟</li><li>线上或线下</li><li>可申请英语、中文翻译</li></ul>',
    ),
    audience: 'ALL',
    pinned: true,
    status: 'PUBLISHED',
  },
  {
    subject: text('상담일지는 이렇게 남겨 주세요', 'How to keep the meeting log', '如何填写洽谈记录'),
    content: text(
      '<p>상담이 끝나면 일정 화면에서 관심도, 예상 금액, 다음 할 일을 적어 주세요. 상대에게는 보이지 않으며 주최 측의 후속 지원에만 쓰입니다.</p>',
      '<p>After each meeting, note your interest, the expected amount and the next step on the schedule page. Your partner does not see it; the organiser uses it to support you.</p>',
      '<p>洽谈结束后，请在日程页面填写意向、预计金额与后续事项。对方不可见，仅供主办方后续支持使用。</p>',
    ),
    audience: 'SELLER',
    pinned: false,
    status: 'PUBLISHED',
  },
  {
    subject: text('바이어 서류 심사 기간 안내', 'Review of buyer papers', '采购商资料审核周期'),
    content: text(
      '<p>바이어 신청은 영업일 기준 2일 안에 검토합니다. 사업자등록증은 최근 3개월 안에 발급된 것으로 올려 주세요.</p>',
      '<p>Buyer applications are reviewed within two working days. Please upload a business registration issued within the last three months.</p>',
      '<p>采购商申请将在两个工作日内审核，请上传近三个月内签发的营业执照。</p>',
    ),
    audience: 'BUYER',
    pinned: false,
    status: 'PUBLISHED',
  },
  {
    subject: text(
      '시스템 점검 안내(12월 6일 새벽)',
      'Maintenance in the early hours of 6 December',
      '系统维护通知（12月6日凌晨）',
    ),
    content: text(
      '<p>12월 6일(일) 02:00–04:00에 점검이 있습니다. 이 시간에는 상담 요청과 답변을 하실 수 없습니다.</p>',
      '<p>The service is under maintenance on Sunday 6 December, 02:00–04:00 KST. Requests and answers are not possible during that time.</p>',
      '<p>12月6日（周日）02:00–04:00（韩国时间）系统维护，期间无法提交或答复洽谈请求。</p>',
    ),
    audience: 'ALL',
    pinned: false,
    status: 'PUBLISHED',
  },
  {
    subject: text('화상 상담 준비 점검표', 'Checklist for online meetings', '线上洽谈准备清单'),
    content: text(
      '<p>시작 10분 전에 접속해 카메라와 마이크를 확인해 주세요. 제품을 비출 조명과 흰 배경을 준비하시면 좋습니다.</p>',
      '<p>Please join ten minutes early to check camera and microphone. A light for the product and a white background help.</p>',
      '<p>请提前10分钟进入并检查摄像头与麦克风，建议准备产品照明和白色背景。</p>',
    ),
    audience: 'COMPANY',
    pinned: false,
    status: 'PUBLISHED',
  },
  {
    subject: text('2027 봄 상담회 일정(초안)', 'Dates of Spring 2027 (draft)', '2027春季洽谈会日程（草案）'),
    content: text('<p>내부 검토 중입니다.</p>', '<p>Under review.</p>', '<p>内部审核中。</p>'),
    audience: 'ALL',
    pinned: false,
    status: 'DRAFT',
  },
];

type QuestionSeed = Pick<Question, 'type' | 'subject' | 'content'> & { by: string; answer?: string };

export const questions: QuestionSeed[] = [
  {
    by: 'seller',
    type: 'inquiry',
    subject: '제품을 몇 개까지 등록할 수 있나요?',
    content: '상담회에 보여 줄 제품 수에 제한이 있는지 궁금합니다.',
    answer: '<p>등록 수에는 제한이 없습니다. 상담회에서는 대표 제품 다섯 개를 앞에 두시기를 권합니다.</p>',
  },
  {
    by: 'seller',
    type: 'homepage',
    subject: '회사 소개 자료를 바꾸고 싶습니다',
    content: '작년 자료가 올라가 있습니다. 새 파일로 바꾸면 이전 파일은 없어지나요?',
  },
  {
    by: 'buyer',
    type: 'inquiry',
    subject: '통역을 신청할 수 있나요?',
    content: '일본 지사 담당자가 함께 들어갑니다. 일본어 통역이 가능한지 알려 주세요.',
    answer:
      '<p>영어와 중국어 통역을 제공하고 있습니다. 일본어는 화상 상담에 한해 사흘 전까지 말씀해 주시면 준비하겠습니다.</p>',
  },
  {
    by: 'buyer',
    type: 'other',
    subject: '현장 주차 안내',
    content: '대면 상담일에 차량 두 대로 방문합니다. 주차 등록은 어떻게 하나요?',
  },
  {
    by: 'member',
    type: 'personal-information',
    subject: '가입할 때 쓴 전화번호를 바꾸려고 합니다',
    content: '번호가 바뀌어 인증 문자를 받을 수 없습니다.',
    answer:
      '<p>내 정보 수정에서 새 번호로 인증하시면 됩니다. 이메일로 로그인하실 수 없다면 대표전화로 연락해 주세요.</p>',
  },
  {
    by: 'mina.yoon',
    type: 'homepage',
    subject: '영문 화면에서 공지가 한글로 보입니다',
    content: '일부 공지가 영어로 보이지 않습니다. 확인 부탁드립니다.',
  },
];
