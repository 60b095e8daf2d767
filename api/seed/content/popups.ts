import type { Popup } from 'shared/contract';
import { type Pictured, text } from './text';

type Written = Pick<
  Popup,
  | 'title'
  | 'type'
  | 'content'
  | 'link'
  | 'newWindow'
  | 'alt'
  | 'skin'
  | 'startAt'
  | 'endAt'
  | 'enabled'
  | 'order'
  | 'device'
  | 'locales'
  | 'paths'
  | 'dismiss'
>;

const shown: Pick<
  Popup,
  'type' | 'newWindow' | 'skin' | 'startAt' | 'enabled' | 'device' | 'locales' | 'paths' | 'dismiss'
> = {
  type: 'HTML',
  newWindow: false,
  skin: 'basic',
  startAt: '2026-10-31T15:00:00.000Z',
  enabled: true,
  device: 'both',
  locales: [],
  paths: [],
  dismiss: 'TODAY',
};

export const popups: (Written & Pictured)[] = [
  {
    ...shown,
    title: '수요일 야간 상담',
    picture: 'popup-opening',
    alt: text(
      '저녁, 열린 현관문으로 따뜻한 빛이 새어 나오고 한 사람이 문 안에서 꽃병을 매만지는 그림',
      'Evening: warm light falls from an open front door; inside someone arranges a vase of flowers',
      '傍晚，敞开的家门透出暖光，门内有人整理花瓶的插画',
    ),
    content: text(
      '<h2>퇴근길에 들르세요</h2><p>매주 수요일, 서울 분사무소(이혼)는 밤 9시까지 불을 켜 둡니다.</p>',
      '<h2>Come by after work</h2><p>Every Wednesday our Seoul branch (divorce) keeps its lights on until 9 p.m.</p>',
      '<h2>下班后来坐坐</h2><p>每周三，首尔分所（离婚）灯亮至晚上9点。</p>',
    ),
    link: '/consult',
    endAt: '2027-12-31T14:59:59.000Z',
    order: 0,
  },
  {
    ...shown,
    title: '입주자대표회의 하자 설명회',
    picture: 'popup-seminar',
    alt: text(
      '창가의 강의실에서 변호사가 평면도를 보며 설명하고 사람들이 앉아 듣는 그림',
      'A bright lecture room: a lawyer explains a floor plan to seated listeners',
      '明亮的讲堂里，律师对照平面图讲解，众人聆听的插画',
    ),
    content: text(
      '<h2>하자, 언제 무엇을 정해야 할까요</h2><p>입주자대표회의를 위한 설명회를 매월 첫째 목요일 오후 3시에 서울 주사무소에서 엽니다. 참가비는 없습니다.</p>',
      '<h2>Defects: what to decide, and when</h2><p>A talk for residents’ councils, on the first Thursday of each month at 3 p.m. at our Seoul main office. Free of charge.</p>',
      '<h2>质量瑕疵：何时该决定什么</h2><p>面向业主委员会的说明会，每月第一个周四下午3点在首尔总所举行，免费参加。</p>',
    ),
    link: '/consult',
    endAt: '2027-12-31T14:59:59.000Z',
    order: 1,
  },
];
