import type { ConsultationHours } from 'shared/contract';

interface HoursSeed extends Pick<ConsultationHours, 'weekly' | 'slotMinutes' | 'seats'> {
  /** Index of an office, or the slug of a lawyer. */
  of: number | string;
}

const weekdays = (from: string, to: string) => ({ days: 'WEEKDAYS' as const, from, to });
const lunchAt = (end: string) => [weekdays('10:00', '12:00'), weekdays('13:00', end)];

export const consultationHours: HoursSeed[] = [
  { of: 0, weekly: lunchAt('17:00'), slotMinutes: 60, seats: 2 },
  { of: 1, weekly: [...lunchAt('17:00'), { days: 'WED', from: '18:00', to: '21:00' }], slotMinutes: 60, seats: 1 },
  { of: 2, weekly: lunchAt('17:00'), slotMinutes: 60, seats: 1 },
  { of: 3, weekly: lunchAt('16:00'), slotMinutes: 60, seats: 1 },
  // The lawyer who leads the firm receives clients on two afternoons.
  {
    of: 'kim-doyun',
    weekly: [
      { days: 'TUE', from: '14:00', to: '17:00' },
      { days: 'THU', from: '14:00', to: '17:00' },
    ],
    slotMinutes: 90,
    seats: 1,
  },
];

interface StepSeed {
  kind: 'CALLED' | 'VISITED' | 'MESSAGE';
  /** Days after the receipt. */
  after: number;
  message?: string;
  note?: string;
}

interface ConsultationSeed {
  /** User name of the member who sent it. */
  by: string;
  practice: string;
  office: number;
  content: string;
  /** Days ago. */
  received: number;
  isAssigned: boolean;
  /** An hour in the coming days, chosen by the client. */
  hour?: 'REQUESTED' | 'CONFIRMED';
  steps: StepSeed[];
  isClosed?: true;
}

export const consultations: ConsultationSeed[] = [
  {
    by: 'mina.yoon',
    practice: 'construction-defects',
    office: 0,
    content:
      '입주한 지 3년 된 아파트입니다. 거실 천장에서 물이 새는데 시공사는 보수 기간이 끝났다고만 합니다. 청구할 수 있을까요?',
    received: 21,
    isAssigned: true,
    steps: [
      { kind: 'CALLED', after: 1, note: '관리사무소 하자 접수 기록이 있다고 함. 사본 요청.' },
      {
        kind: 'MESSAGE',
        after: 1,
        message: '오실 때 분양 계약서와 하자 접수 기록을 가져와 주세요. 사진은 휴대전화에 있는 것으로 충분합니다.',
      },
      { kind: 'VISITED', after: 6, note: '하자보수보증금 청구로 진행하기로 함.' },
    ],
    isClosed: true,
  },
  {
    by: 'jihun.seo',
    practice: 'divorce',
    office: 1,
    content: '협의이혼을 준비하고 있습니다. 아이 둘의 양육비와 면접 교섭을 어떻게 정해야 하는지 여쭙고 싶습니다.',
    received: 5,
    isAssigned: true,
    hour: 'CONFIRMED',
    steps: [{ kind: 'CALLED', after: 1, note: '배우자와 합의는 대체로 됨. 양육비 산정표 준비.' }],
  },
  {
    by: 'emily.carter',
    practice: 'leases',
    office: 0,
    content:
      'My landlord has not returned the deposit of my flat although I moved out two months ago. What can I do, and how long does it take?',
    received: 1,
    isAssigned: false,
    hour: 'REQUESTED',
    steps: [],
  },
  {
    by: 'taeyang.kim',
    practice: 'inheritance',
    office: 3,
    content: '아버지가 남기신 빚이 재산보다 많은 것 같습니다. 상속을 포기하려면 언제까지 무엇을 해야 하나요?',
    received: 3,
    isAssigned: true,
    steps: [
      {
        kind: 'CALLED',
        after: 1,
        message: '가족관계증명서와 기본증명서를 떼어 두시면 접수를 바로 도와드릴 수 있습니다.',
      },
    ],
  },
];
