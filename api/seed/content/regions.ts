import { type SettingSeed, text } from './text';

const everyWay = ['VISIT', 'VIDEO', 'COURT'] as const;
const fromAfar = ['VIDEO', 'COURT'] as const;

const region = (name: ReturnType<typeof text>, office: number, ways: readonly (typeof everyWay)[number][]) => ({
  name,
  office,
  ways: [...ways],
});

/** In the order of the map, from the capital to the south; `office` is an index into the list of offices. */
export const regions: NonNullable<SettingSeed['regions']> = [
  region(text('서울·경기', 'Seoul and Gyeonggi', '首尔、京畿'), 0, everyWay),
  region(text('수도권 가정법원', 'Family courts around Seoul', '首都圈家庭法院'), 1, everyWay),
  region(text('인천·부천·김포', 'Incheon, Bucheon and Gimpo', '仁川、富川、金浦'), 2, everyWay),
  region(text('강원', 'Gangwon', '江原'), 0, everyWay),
  region(text('대전·세종·충청', 'Daejeon, Sejong and Chungcheong', '大田、世宗、忠清'), 0, fromAfar),
  region(text('광주·전남', 'Gwangju and South Jeolla', '光州、全南'), 3, everyWay),
  region(text('전북', 'North Jeolla', '全北'), 3, everyWay),
  region(text('대구·경북', 'Daegu and North Gyeongsang', '大邱、庆北'), 0, fromAfar),
  region(text('부산·울산·경남', 'Busan, Ulsan and South Gyeongsang', '釜山、蔚山、庆南'), 0, fromAfar),
  region(text('제주', 'Jeju', '济州'), 3, fromAfar),
  region(text('해외', 'Abroad', '海外'), 2, ['VIDEO']),
];
