import type { Banner } from 'shared/contract';
import { type Pictured, text } from './text';

type ImageSeed = Omit<Banner['images'][number], 'index' | 'image' | 'clicks'> & Pictured;

export const banners: (Pick<Banner, 'code' | 'name' | 'autoplayMs' | 'device'> & { images: ImageSeed[] })[] = [
  {
    code: 'main-hero',
    name: '메인 비주얼',
    autoplayMs: 5000,
    device: 'both',
    images: [
      {
        picture: 'banner-main',
        alt: text(
          '문이 겹겹이 열린 복도 끝에서 아침 해가 비치고, 어른과 아이가 나란히 서 있는 그림',
          'A row of open doorways with the morning sun at the end; an adult and a child stand side by side',
          '层层敞开的门廊尽头透出晨光，大人与孩子并肩而立的插画',
        ),
        title: text('문을 하나씩 엽니다', 'One door at a time', '一扇一扇，打开家门'),
        text: text(
          '지금 정해야 할 것과 나중에 정해도 되는 것을 나누는 일부터 시작합니다.',
          'We begin by telling what must be decided now from what can wait.',
          '先分清现在必须决定的，与可以日后再定的。',
        ),
        link: '/guide',
        newWindow: false,
        enabled: true,
      },
      {
        picture: 'banner-street',
        alt: text(
          '저녁 해를 등지고 늘어선 크고 작은 집들과 골목을 걷는 사람들의 그림',
          'Houses large and small in a row before the evening sun, people walking by',
          '夕阳前一排高低错落的房屋与行人的插画',
        ),
        title: text('어떤 집이든 이야기가 있습니다', 'Every home has its story', '每个家都有自己的故事'),
        text: text(
          '단독주택부터 대단지 아파트까지, 집의 모양에 맞추어 함께 살핍니다.',
          'From a single house to a large complex, we fit our work to the shape of the home.',
          '从独栋住宅到大型公寓小区，因家制宜，一同守护。',
        ),
        link: '/consult',
        newWindow: false,
        enabled: true,
      },
    ],
  },
  {
    code: 'matching-intro',
    name: '비즈니스 매칭 소개',
    autoplayMs: 0,
    device: 'both',
    images: [
      {
        picture: 'matching-intro',
        alt: text(
          '상품이 놓인 두 부스 사이의 탁자에서 판매기업과 바이어가 마주 앉아 상담하는 그림',
          'A seller and a buyer talking at a table between two booths of products',
          '卖方与买方在两个展位之间的桌旁面对面洽谈的插画',
        ),
        newWindow: false,
        enabled: true,
      },
    ],
  },
];
