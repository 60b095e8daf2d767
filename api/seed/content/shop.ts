import type { ShopProduct } from 'shared/contract';

export type Text = readonly [ko: string, en: string, cn: string];

interface Branch {
  code: string;
  name: Text;
  below?: readonly Branch[];
}

/** Things for a house, in three steps. */
export const categories: readonly Branch[] = [
  {
    code: 'lamps',
    name: ['조명', 'Lamps', '灯具'],
    below: [
      {
        code: 'table-lamps',
        name: ['탁상 조명', 'Table lamps', '台灯'],
        below: [
          { code: 'paper-lamps', name: ['한지 조명', 'Paper lamps', '韩纸灯'] },
          { code: 'brass-lamps', name: ['황동 조명', 'Brass lamps', '黄铜灯'] },
        ],
      },
      { code: 'candles', name: ['초와 촛대', 'Candles', '蜡烛与烛台'] },
    ],
  },
  {
    code: 'ceramics',
    name: ['도자', 'Ceramics', '陶瓷'],
    below: [
      {
        code: 'tableware',
        name: ['식기', 'Tableware', '餐具'],
        below: [
          { code: 'bowls', name: ['그릇', 'Bowls', '碗盘'] },
          { code: 'cups', name: ['잔과 다기', 'Cups and tea ware', '杯与茶具'] },
        ],
      },
      { code: 'vases', name: ['화병', 'Vases', '花瓶'] },
    ],
  },
  {
    code: 'textiles',
    name: ['직물', 'Textiles', '织物'],
    below: [
      {
        code: 'bedroom',
        name: ['침실', 'Bedroom', '卧室'],
        below: [
          { code: 'blankets', name: ['이불과 담요', 'Blankets', '被毯'] },
          { code: 'cushions', name: ['쿠션과 베개', 'Cushions', '靠垫与枕'] },
        ],
      },
      { code: 'table-linen', name: ['식탁보와 행주', 'Table linen', '桌布与巾'] },
    ],
  },
  {
    code: 'books',
    name: ['책과 문구', 'Books and paper', '书与文具'],
    below: [
      {
        code: 'house-books',
        name: ['집에 관한 책', 'Books on houses', '关于家的书'],
        below: [
          { code: 'living-books', name: ['살림과 생활', 'Living', '生活'] },
          { code: 'building-books', name: ['집짓기와 계약', 'Building and contracts', '建房与合同'] },
        ],
      },
      { code: 'notebooks', name: ['공책', 'Notebooks', '笔记本'] },
    ],
  },
  {
    code: 'prints',
    name: ['판화', 'Prints', '版画'],
    below: [
      {
        code: 'places',
        name: ['풍경', 'Places', '风景'],
        below: [
          { code: 'city-prints', name: ['도시', 'The city', '城市'] },
          { code: 'mountain-prints', name: ['산과 바다', 'Mountains and sea', '山与海'] },
        ],
      },
      { code: 'still-life', name: ['정물', 'Still life', '静物'] },
    ],
  },
  {
    code: 'garden',
    name: ['정원', 'Garden', '庭院'],
    below: [
      {
        code: 'planting',
        name: ['가꾸기', 'Planting', '种植'],
        below: [
          { code: 'pots', name: ['화분', 'Pots', '花盆'] },
          { code: 'seeds', name: ['씨앗과 구근', 'Seeds and bulbs', '种子与球根'] },
        ],
      },
      { code: 'tools', name: ['도구', 'Tools', '工具'] },
    ],
  },
];

/** How a thing is drawn, what it is made of, and what there is to say of all of its kind. */
export const kinds: Record<string, { shape: Shape; material: Text; text: Text }> = {
  'paper-lamps': {
    shape: 'lamp',
    material: ['닥나무 한지, 단풍나무', 'Mulberry paper, maple', '桑皮韩纸、枫木'],
    text: [
      '닥나무 한지를 겹쳐 발라 빛이 부드럽게 번집니다.',
      'Layers of mulberry paper let the light out softly.',
      '层层桑皮韩纸，光线柔和晕开。',
    ],
  },
  'brass-lamps': {
    shape: 'lamp',
    material: ['황동, 면 전선', 'Brass, cotton cord', '黄铜、棉编电线'],
    text: [
      '시간이 지날수록 색이 깊어지는 황동으로 만들었습니다.',
      'Made of brass that deepens with the years.',
      '采用随岁月加深色泽的黄铜。',
    ],
  },
  candles: {
    shape: 'candle',
    material: ['밀랍, 콩 왁스', 'Beeswax, soy wax', '蜂蜡、大豆蜡'],
    text: ['그을음이 적고 향이 은은한 초입니다.', 'Burns with little soot and a quiet scent.', '少烟，香气淡雅。'],
  },
  bowls: {
    shape: 'bowl',
    material: ['백자토, 재유', 'Porcelain clay, ash glaze', '白瓷土、灰釉'],
    text: [
      '물레로 하나씩 빚어 가마에서 두 번 구웠습니다.',
      'Thrown one by one and fired twice.',
      '逐件拉坯，两次烧成。',
    ],
  },
  cups: {
    shape: 'cup',
    material: ['분청토, 투명유', 'Buncheong clay, clear glaze', '粉青土、透明釉'],
    text: ['손에 쥐었을 때 온기가 오래 남습니다.', 'Keeps its warmth in the hand.', '握在手中，余温长存。'],
  },
  vases: {
    shape: 'vase',
    material: ['백자토', 'Porcelain clay', '白瓷土'],
    text: ['가지 하나만 꽂아도 자리가 잡힙니다.', 'A single branch is enough for it.', '一枝即可成景。'],
  },
  blankets: {
    shape: 'fabric',
    material: ['면 100%', '100% cotton', '100%棉'],
    text: [
      '물에 한 번 빨아 처음부터 부드럽습니다.',
      'Washed once, soft from the first night.',
      '预先水洗，初用即柔软。',
    ],
  },
  cushions: {
    shape: 'cushion',
    material: ['리넨 100%, 솜 충전재', '100% linen, cotton filling', '100%亚麻、棉填充'],
    text: ['커버를 벗겨 세탁할 수 있습니다.', 'The cover comes off for washing.', '外套可拆洗。'],
  },
  'table-linen': {
    shape: 'fabric',
    material: ['리넨 100%', '100% linen', '100%亚麻'],
    text: ['쓸수록 길이 드는 두께로 짰습니다.', 'Woven to grow better with use.', '越用越顺手的厚度。'],
  },
  'living-books': {
    shape: 'book',
    material: ['종이, 사철 제본', 'Paper, sewn binding', '纸、锁线装订'],
    text: ['집을 돌보며 사는 이야기를 담았습니다.', 'On living in a house and looking after it.', '讲述打理家的日常。'],
  },
  'building-books': {
    shape: 'book',
    material: ['종이, 무선 제본', 'Paper, adhesive binding', '纸、无线胶装'],
    text: [
      '변호사와 건축가가 함께 쓴 실용서입니다.',
      'Written by lawyers and architects together.',
      '律师与建筑师合著的实用书。',
    ],
  },
  notebooks: {
    shape: 'book',
    material: ['재생지, 실 제본', 'Recycled paper, thread binding', '再生纸、线装'],
    text: ['평평하게 펼쳐지는 실 제본 공책입니다.', 'Sewn, so that it lies flat.', '线装，可平摊。'],
  },
  'city-prints': {
    shape: 'print',
    material: ['판화지, 유성 잉크', 'Printmaking paper, oil-based ink', '版画纸、油性油墨'],
    text: ['도시의 한순간을 목판에 새겼습니다.', 'A moment of the city, cut in wood.', '将城市一瞬刻于木版。'],
  },
  'mountain-prints': {
    shape: 'print',
    material: ['판화지, 수성 잉크', 'Printmaking paper, water-based ink', '版画纸、水性油墨'],
    text: [
      '여러 판을 겹쳐 산빛의 깊이를 냈습니다.',
      'Several blocks give the hills their depth.',
      '多版套色，层峦有致。',
    ],
  },
  'still-life': {
    shape: 'print',
    material: ['판화지, 유성 잉크', 'Printmaking paper, oil-based ink', '版画纸、油性油墨'],
    text: ['집 안의 물건을 조용히 들여다봅니다.', 'A quiet look at things in a house.', '静看屋中之物。'],
  },
  pots: {
    shape: 'pot',
    material: ['토분', 'Terracotta', '陶土'],
    text: ['흙이 숨을 쉬어 뿌리가 건강합니다.', 'The clay breathes, and the roots do well.', '陶土透气，根系健康。'],
  },
  seeds: {
    shape: 'packet',
    material: ['씨앗', 'Seeds', '种子'],
    text: [
      '베란다에서도 잘 자라는 것으로 골랐습니다.',
      'Chosen to do well on a balcony too.',
      '精选阳台也易生长的品种。',
    ],
  },
  tools: {
    shape: 'tool',
    material: ['탄소강, 물푸레나무', 'Carbon steel, ash wood', '碳钢、白蜡木'],
    text: ['대장간에서 두드려 만들어 오래 갑니다.', 'Forged to last.', '锻打而成，经久耐用。'],
  },
};

export type Shape =
  | 'lamp'
  | 'candle'
  | 'bowl'
  | 'cup'
  | 'vase'
  | 'fabric'
  | 'cushion'
  | 'book'
  | 'print'
  | 'pot'
  | 'packet'
  | 'tool';

interface Product {
  in: keyof typeof kinds & string;
  name: Text;
  price: number;
  /** Percent off. */
  off?: number;
  /** The reduction lasts this many days; without end where it is left out. */
  days?: number;
  options?: 'size' | 'color';
  stock?: number;
  status?: ShopProduct['status'];
  labels?: ShopProduct['labels'];
}

export const products: readonly Product[] = [
  {
    in: 'paper-lamps',
    name: ['달 항아리 한지 조명', 'Moon jar paper lamp', '月亮罐韩纸灯'],
    price: 128_000,
    labels: ['BEST', 'HANDMADE'],
    options: 'size',
    stock: 24,
  },
  {
    in: 'paper-lamps',
    name: ['접이식 한지 스탠드', 'Folding paper lamp', '折叠韩纸台灯'],
    price: 86_000,
    off: 15,
    days: 14,
  },
  { in: 'paper-lamps', name: ['창호 무늬 벽등', 'Lattice wall lamp', '窗棂纹壁灯'], price: 74_000, labels: ['NEW'] },
  { in: 'paper-lamps', name: ['한지 펜던트 조명', 'Paper pendant', '韩纸吊灯'], price: 152_000, options: 'size' },
  {
    in: 'brass-lamps',
    name: ['황동 독서등', 'Brass reading lamp', '黄铜阅读灯'],
    price: 168_000,
    labels: ['PICK'],
    stock: 9,
  },
  { in: 'brass-lamps', name: ['황동 집게 조명', 'Brass clip lamp', '黄铜夹灯'], price: 59_000, off: 20 },
  { in: 'brass-lamps', name: ['황동 작은 등잔', 'Small brass lamp', '小黄铜灯盏'], price: 98_000, stock: 0 },
  { in: 'candles', name: ['밀랍 기둥초 3개', 'Three beeswax pillars', '蜂蜡柱烛三支'], price: 24_000, labels: ['ECO'] },
  { in: 'candles', name: ['솔향 콩초', 'Pine soy candle', '松香大豆烛'], price: 19_000, labels: ['BEST'] },
  { in: 'candles', name: ['무쇠 촛대', 'Iron candle holder', '铸铁烛台'], price: 32_000, options: 'color' },
  {
    in: 'bowls',
    name: ['백자 밥그릇 두 벌', 'Two white rice bowls', '白瓷饭碗一对'],
    price: 42_000,
    labels: ['BEST', 'HANDMADE'],
  },
  { in: 'bowls', name: ['재유 면기', 'Ash-glazed noodle bowl', '灰釉面碗'], price: 36_000, options: 'color' },
  { in: 'bowls', name: ['달빛 접시', 'Moonlight plate', '月光盘'], price: 28_000, off: 10, days: 30 },
  {
    in: 'bowls',
    name: ['분청 큰 대접', 'Large buncheong bowl', '粉青大碗'],
    price: 89_000,
    stock: 3,
    labels: ['LIMITED'],
  },
  { in: 'cups', name: ['다섯 빛깔 찻잔', 'Tea cups in five colours', '五色茶杯'], price: 65_000, options: 'color' },
  { in: 'cups', name: ['손잡이 없는 머그', 'Mug without a handle', '无柄马克杯'], price: 22_000, labels: ['ECO'] },
  {
    in: 'cups',
    name: ['흑유 다관', 'Black-glazed teapot', '黑釉茶壶'],
    price: 118_000,
    stock: 6,
    labels: ['HANDMADE'],
  },
  {
    in: 'vases',
    name: ['달항아리 화병', 'Moon jar vase', '月亮罐花瓶'],
    price: 240_000,
    options: 'size',
    labels: ['PICK', 'HANDMADE'],
  },
  { in: 'vases', name: ['가지 하나 화병', 'Single-branch vase', '一枝花瓶'], price: 38_000 },
  { in: 'vases', name: ['벽걸이 화병', 'Wall vase', '壁挂花瓶'], price: 31_000, off: 25, stock: 0 },
  {
    in: 'blankets',
    name: ['겹거즈 여름 이불', 'Double-gauze summer quilt', '双层纱夏被'],
    price: 112_000,
    options: 'size',
    labels: ['BEST'],
  },
  { in: 'blankets', name: ['누빔 무릎 담요', 'Quilted lap blanket', '绗缝盖毯'], price: 68_000, off: 30, days: 7 },
  { in: 'blankets', name: ['양모 담요', 'Wool blanket', '羊毛毯'], price: 138_000, options: 'color' },
  {
    in: 'cushions',
    name: ['조각보 쿠션', 'Patchwork cushion', '拼布靠垫'],
    price: 54_000,
    labels: ['HANDMADE'],
    stock: 12,
  },
  { in: 'cushions', name: ['메밀 베개', 'Buckwheat pillow', '荞麦枕'], price: 36_000 },
  { in: 'cushions', name: ['리넨 방석', 'Linen floor cushion', '亚麻坐垫'], price: 48_000, options: 'color' },
  { in: 'cushions', name: ['긴 등받이 쿠션', 'Long back cushion', '长靠垫'], price: 72_000, status: 'SOLDOUT' },
  { in: 'table-linen', name: ['물빛 식탁보', 'Water-coloured tablecloth', '水色桌布'], price: 64_000, options: 'size' },
  {
    in: 'table-linen',
    name: ['소창 행주 열 장', 'Ten cotton cloths', '棉纱布十条'],
    price: 18_000,
    labels: ['ECO', 'BEST'],
  },
  { in: 'table-linen', name: ['다포 두 장', 'Two tea cloths', '茶巾两条'], price: 26_000, labels: ['NEW'] },
  {
    in: 'living-books',
    name: ['작은 집에 사는 법', 'How to live in a small house', '小屋生活法'],
    price: 17_000,
    labels: ['BEST'],
  },
  { in: 'living-books', name: ['부엌의 열두 달', 'Twelve months of a kitchen', '厨房十二月'], price: 19_500 },
  { in: 'living-books', name: ['오래된 집을 고치며', 'Mending an old house', '修缮老屋'], price: 18_000, off: 10 },
  {
    in: 'building-books',
    name: ['집 계약서 읽기', 'Reading the contract of a house', '读懂房屋合同'],
    price: 21_000,
    labels: ['PICK'],
  },
  { in: 'building-books', name: ['처음 짓는 집', 'The first house one builds', '第一次盖房'], price: 24_000 },
  { in: 'building-books', name: ['하자와 보수', 'Defects and repairs', '瑕疵与维修'], price: 23_000, labels: ['NEW'] },
  { in: 'building-books', name: ['등기부 산책', 'A walk through the register', '漫步登记簿'], price: 16_000, stock: 0 },
  { in: 'notebooks', name: ['집 일지', 'House diary', '家居日志'], price: 14_000, options: 'color' },
  { in: 'notebooks', name: ['모눈 공책 세 권', 'Three grid notebooks', '方格本三册'], price: 12_000, labels: ['ECO'] },
  { in: 'notebooks', name: ['천 표지 수첩', 'Cloth-bound pocket book', '布面手册'], price: 16_500, off: 20, days: 21 },
  {
    in: 'city-prints',
    name: ['골목의 저녁', 'Evening in an alley', '巷口黄昏'],
    price: 180_000,
    labels: ['LIMITED'],
    stock: 5,
  },
  { in: 'city-prints', name: ['지붕들', 'Roofs', '屋顶'], price: 150_000, labels: ['LIMITED'], stock: 8 },
  {
    in: 'city-prints',
    name: ['첫 전철', 'The first train', '首班列车'],
    price: 120_000,
    labels: ['LIMITED', 'NEW'],
    stock: 15,
  },
  {
    in: 'mountain-prints',
    name: ['겹산', 'Hills behind hills', '叠山'],
    price: 220_000,
    labels: ['LIMITED', 'PICK'],
    stock: 2,
  },
  { in: 'mountain-prints', name: ['물때', 'Tide', '潮汐'], price: 160_000, stock: 0, labels: ['LIMITED'] },
  { in: 'mountain-prints', name: ['눈 온 아침', 'Morning of snow', '雪晨'], price: 140_000, off: 10 },
  { in: 'still-life', name: ['사과와 그릇', 'Apples and a bowl', '苹果与碗'], price: 90_000, options: 'size' },
  { in: 'still-life', name: ['창가의 의자', 'A chair by the window', '窗边的椅子'], price: 110_000 },
  { in: 'still-life', name: ['주전자 셋', 'Three kettles', '三把壶'], price: 95_000, labels: ['NEW'] },
  { in: 'pots', name: ['이끼 토분', 'Mossy clay pot', '苔藓陶盆'], price: 15_000, options: 'size', labels: ['BEST'] },
  { in: 'pots', name: ['굽 높은 화분', 'Footed pot', '高脚花盆'], price: 34_000, labels: ['HANDMADE'] },
  { in: 'pots', name: ['창가 긴 화분', 'Window box', '窗台长盆'], price: 29_000, off: 15 },
  { in: 'pots', name: ['매다는 화분', 'Hanging pot', '吊盆'], price: 26_000, stock: 4 },
  { in: 'seeds', name: ['향채 씨앗 다섯 봉', 'Five packets of herbs', '香草种子五包'], price: 9_000, labels: ['ECO'] },
  { in: 'seeds', name: ['수선화 구근', 'Daffodil bulbs', '水仙球根'], price: 12_000, status: 'SOLDOUT' },
  { in: 'seeds', name: ['들꽃 씨앗 섞음', 'Wild flower mix', '野花混合种子'], price: 7_000, labels: ['NEW'] },
  { in: 'tools', name: ['손호미', 'Hand hoe', '手锄'], price: 18_000, labels: ['BEST', 'HANDMADE'] },
  { in: 'tools', name: ['전지가위', 'Secateurs', '修枝剪'], price: 46_000, off: 12, days: 10 },
  { in: 'tools', name: ['구리 물뿌리개', 'Copper watering can', '铜喷壶'], price: 84_000, labels: ['PICK'], stock: 7 },
  { in: 'tools', name: ['정원 앞치마', 'Garden apron', '园艺围裙'], price: 39_000, options: 'color' },
];

export const optionTexts: Record<'size' | 'color', readonly { key: string; name: Text; addPrice: number }[]> = {
  size: [
    { key: 's', name: ['작은 것', 'Small', '小'], addPrice: 0 },
    { key: 'm', name: ['중간', 'Medium', '中'], addPrice: 12_000 },
    { key: 'l', name: ['큰 것', 'Large', '大'], addPrice: 30_000 },
  ],
  color: [
    { key: 'white', name: ['흰색', 'White', '白色'], addPrice: 0 },
    { key: 'ash', name: ['잿빛', 'Ash', '灰色'], addPrice: 0 },
    { key: 'indigo', name: ['쪽빛', 'Indigo', '靛蓝'], addPrice: 2_000 },
  ],
};

/** What buyers say, by score, and what the shop replies to some. */
export const reviewTexts: Record<number, readonly string[]> = {
  5: [
    '사진보다 실물이 훨씬 곱습니다. 거실에 두니 분위기가 달라졌어요.',
    '포장이 꼼꼼하고 마감이 정말 깔끔합니다. 선물하려고 하나 더 주문했습니다.',
    '매일 쓰는데 질리지 않네요. 오래 쓸 수 있겠습니다.',
    '기다린 보람이 있어요. 만듦새가 단정하고 손에 잘 맞습니다.',
  ],
  4: [
    '전체적으로 만족합니다. 생각보다 조금 작지만 쓰기에는 좋아요.',
    '색이 화면과 살짝 다르지만 차분해서 마음에 듭니다.',
    '배송이 하루 늦었지만 물건은 아주 좋습니다.',
  ],
  3: ['무난합니다. 설명서가 조금 더 자세했으면 좋겠어요.', '나쁘지 않지만 이 가격이면 더 두꺼워도 좋겠습니다.'],
  2: ['모서리에 작은 흠이 있었습니다. 교환은 빠르게 해 주셨어요.'],
};
export const replies = [
  '소중한 후기 감사합니다. 오래 아껴 써 주세요.',
  '불편을 드려 죄송합니다. 말씀하신 점은 바로 살피겠습니다.',
];

export const inquiryTexts: readonly { subject: string; content: string; secret: boolean; answer: string | null }[] = [
  {
    subject: '선물 포장',
    content: '선물 포장이 되나요? 카드도 넣을 수 있는지 궁금합니다.',
    secret: false,
    answer: '네, 주문하실 때 배송 메모에 적어 주시면 포장과 카드를 함께 준비해 드립니다.',
  },
  {
    subject: '재입고',
    content: '품절된 크기는 언제 다시 들어오나요?',
    secret: false,
    answer: '다음 달 둘째 주에 들어올 예정입니다.',
  },
  { subject: '세탁', content: '물세탁해도 괜찮은가요?', secret: false, answer: null },
  {
    subject: '주문 변경',
    content: '어제 주문한 것의 색을 바꾸고 싶습니다.',
    secret: true,
    answer: '연락처로 안내드렸습니다. 감사합니다.',
  },
  {
    subject: '대량 구매',
    content: '사무실에 서른 개쯤 필요합니다. 견적을 받을 수 있을까요?',
    secret: true,
    answer: null,
  },
  {
    subject: '크기',
    content: '높이가 정확히 몇 센티미터인가요?',
    secret: false,
    answer: '손으로 만든 것이라 조금씩 다르지만 대략 22cm입니다.',
  },
];
