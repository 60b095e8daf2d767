import { text } from '../text';

const author = (
  name: [string, string, string],
  years: [number | null, number | null],
  biography: [string, string, string],
) => ({
  name: text(...name),
  nameEn: name[1],
  birthYear: years[0],
  deathYear: years[1],
  nationality: '대한민국',
  biography: text(...(biography.map((said) => `<p>${said}</p>`) as [string, string, string])),
});

/** Invented; the lots name them by their place here. */
export const authors = [
  author(
    ['한이재', 'Han Ijae', '韩怡斋'],
    [1932, 2011],
    [
      '경기도 광주의 작은 가마에서 평생 백자를 빚었습니다. 둥글지만 조금 기운 항아리의 선을 두고 “집도 사람도 반듯하기만 하면 숨이 막힌다”고 말했습니다.',
      'A potter who spent a lifetime at a small kiln in Gwangju, Gyeonggi. Of the slight lean of his jars he said that a house, like a person, suffocates when it is nothing but straight.',
      '终生在京畿道广州的小窑烧制白瓷。谈到略微倾斜的罐形，他说房子和人若只有端正，就会透不过气。',
    ],
  ),
  author(
    ['서윤담', 'Seo Yundam', '徐润潭'],
    [1958, null],
    [
      '불 켜진 창을 그리는 화가입니다. 해 질 무렵의 골목을 걸으며 본 창을 기억으로만 옮깁니다.',
      'A painter of lit windows, who walks the lanes at dusk and paints what she saw from memory alone.',
      '描绘亮灯窗户的画家。黄昏时走过小巷，仅凭记忆画下所见的窗。',
    ],
  ),
  author(
    ['문재경', 'Moon Jaegyeong', '文在庚'],
    [1971, null],
    [
      '목판 위에 문과 문턱을 새깁니다. 한 판에서 색을 하나씩 덜어 가며 찍는 소멸판법을 씁니다.',
      'Carves doors and thresholds into wood, and prints by reduction: one block, one colour less each time.',
      '在木版上刻门与门槛，采用逐色减版法印制。',
    ],
  ),
  author(
    ['류하진', 'Ryu Hajin', '柳河辰'],
    [1984, null],
    [
      '비어 있는 집을 찍는 사진가입니다. 이사 나간 다음 날의 방에 남은 빛을 기록합니다.',
      'Photographs empty houses: the light that stays in a room on the day after somebody moved out.',
      '拍摄空房子的摄影师，记录搬离次日房间里留下的光。',
    ],
  ),
  author(
    ['최목림', 'Choi Mokrim', '崔木林'],
    [1946, 2019],
    [
      '느티나무와 오동나무로 소반과 책장을 지은 소목장입니다. 못을 쓰지 않은 짜임이 세월을 견딥니다.',
      'A joiner who built trays and bookcases of zelkova and paulownia; his joints hold without a nail.',
      '以榉木与梧桐木制作小盘桌与书柜的木匠，不用一钉的榫卯经得起岁月。',
    ],
  ),
  author(
    ['강은소', 'Kang Eunso', '姜恩昭'],
    [1965, null],
    [
      '한지를 겹겹이 쌓아 산의 능선을 만듭니다. 종이 사이로 스민 빛까지 작품으로 여깁니다.',
      'Builds ridges of mountains from layers of mulberry paper, and counts the light between them as part of the work.',
      '以层叠的韩纸堆出山脊，连纸间透过的光也视为作品。',
    ],
  ),
  author(
    ['박산류', 'Park Sanryu', '朴山流'],
    [1928, 2004],
    [
      '먹 하나로 강과 산을 그린 수묵화가입니다. 그리지 않은 자리가 그린 자리보다 넓습니다.',
      'An ink painter of rivers and mountains, whose unpainted parts are larger than the painted ones.',
      '仅以墨描绘山水的水墨画家，留白多于落笔之处。',
    ],
  ),
  author(
    ['이도현', 'Lee Dohyeon', '李道贤'],
    [1979, null],
    [
      '유리를 불어 방의 모형을 만듭니다. 벽이 투명하면 남는 것은 사람 사이의 거리라고 말합니다.',
      'Blows glass into models of rooms. Where walls are clear, he says, what remains is the distance between people.',
      '以吹制玻璃制作房间模型。他说，墙透明之后，剩下的是人与人之间的距离。',
    ],
  ),
  author(
    ['노지안', 'Noh Jian', '卢智安'],
    [1990, null],
    [
      '평면 위에 지붕과 마당을 색면으로 나눕니다. 높은 데서 내려다본 동네가 그림의 출발점입니다.',
      'Divides roofs and yards into planes of colour; her pictures begin with a neighbourhood seen from above.',
      '以色面划分屋顶与院落，画作始于俯瞰的街坊。',
    ],
  ),
  author(
    ['작자 미상', 'Unknown', '佚名'],
    [null, null],
    ['이름을 남기지 않은 장인의 것입니다.', 'By craftsmen who left no name.', '出自未留姓名的匠人之手。'],
  ),
];
