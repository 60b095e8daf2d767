import type { Motif } from '../../../src/app/seed/auction-motifs';

type Text = [string, string, string];

/** Title, author by place, what is drawn, medium, height and width (cm), year, starting price (10,000 won). */
type Lot = [Text, number, Motif, Text, number, number, string, number];

const porcelain: Text = ['백자', 'White porcelain', '白瓷'];
const celadon: Text = ['청자', 'Celadon', '青瓷'];
const oil: Text = ['캔버스에 유채', 'Oil on canvas', '布面油画'];
const acrylic: Text = ['캔버스에 아크릴릭', 'Acrylic on canvas', '布面丙烯'];
const woodcut: Text = ['종이에 목판', 'Woodcut on paper', '纸本木刻'];
const pigment: Text = ['피그먼트 프린트', 'Pigment print', '颜料打印'];
const zelkova: Text = ['느티나무, 옻칠', 'Zelkova, lacquer', '榉木、漆'];
const hanji: Text = ['한지에 채색', 'Pigment on mulberry paper', '韩纸设色'];
const ink: Text = ['한지에 수묵', 'Ink on mulberry paper', '韩纸水墨'];
const glass: Text = ['블로운 글라스', 'Blown glass', '吹制玻璃'];

/** The sale that runs. */
export const openLots: Lot[] = [
  [['달항아리', 'Moon jar', '满月罐'], 0, 'moon-jar', porcelain, 45.5, 44, '1978', 1200],
  [['저녁 일곱 시의 창', 'A window at seven', '晚上七点的窗'], 1, 'window', oil, 72.7, 60.6, '2009', 300],
  [['문턱 III', 'Threshold III', '门槛 III'], 2, 'threshold', woodcut, 64, 48, '2014', 80],
  [
    ['이사 다음 날, 서향 방', 'The day after, west room', '搬家次日，西向房间'],
    3,
    'room',
    pigment,
    80,
    60,
    '2019',
    150,
  ],
  [['나주반', 'Naju tray table', '罗州盘'], 4, 'tray', zelkova, 30, 44, '1992', 250],
  [['겹산', 'Layered mountains', '叠山'], 5, 'hills', hanji, 91, 116.8, '2016', 400],
  [['강가에 앉아', 'Seated by the river', '坐在江边'], 6, 'river', ink, 68, 136, '1975', 500],
  [['투명한 방', 'Clear room', '透明的房间'], 7, 'house', glass, 24, 18, '2021', 200],
  [['지붕 열두 개', 'Twelve roofs', '十二个屋顶'], 8, 'roofs', acrylic, 97, 130.3, '2023', 150],
  [['백자 사발', 'White porcelain bowl', '白瓷碗'], 9, 'bowl', porcelain, 8.2, 17, '18세기', 450],
  [['기운 항아리', 'Leaning jar', '倾斜的罐'], 0, 'moon-jar', porcelain, 38, 36.5, '1985', 700],
  [['골목의 끝', 'End of the lane', '巷尾'], 1, 'house', oil, 53, 45.5, '2012', 180],
  [['열린 대문', 'Open gate', '敞开的大门'], 2, 'gate', woodcut, 60, 45, '2011', 60],
  [['커튼이 있던 자리', 'Where the curtain was', '曾挂窗帘的地方'], 3, 'window', pigment, 100, 75, '2020', 180],
  [['책장 한 쌍', 'Pair of bookcases', '书柜一对'], 4, 'shelf', zelkova, 152, 88, '1988', 900],
  [['새벽 능선', 'Ridge at dawn', '黎明山脊'], 5, 'hills', hanji, 60.6, 90.9, '2018', 250],
  [['소나무 한 그루', 'One pine', '孤松'], 6, 'pine', ink, 120, 60, '1981', 600],
  [['거리를 둔 의자들', 'Chairs at a distance', '隔开的椅子'], 7, 'room', glass, 16, 30, '2022', 160],
  [['마당이 셋인 집', 'A house with three yards', '三个院子的家'], 8, 'roofs', acrylic, 72.7, 72.7, '2022', 100],
  [['청자 상감 잔', 'Inlaid celadon cup', '青瓷镶嵌杯'], 9, 'bowl', celadon, 6.8, 8.4, '13세기', 800],
  [['눈 오는 밤의 집', 'House on a snowy night', '雪夜之家'], 1, 'house', oil, 116.8, 91, '2004', 550],
  [['문살에 걸린 빛', 'Light in the lattice', '窗棂上的光'], 2, 'lattice', woodcut, 76, 56, '2017', 90],
  [['빈 부엌', 'Empty kitchen', '空厨房'], 3, 'room', pigment, 60, 80, '2018', 120],
  [['해주반', 'Haeju tray table', '海州盘'], 4, 'tray', zelkova, 28, 42, '1979', 220],
  [['접힌 산', 'Folded mountain', '折叠的山'], 5, 'screen', hanji, 130, 200, '2020', 1100],
  [['물안개', 'Mist on the water', '水雾'], 6, 'river', ink, 45, 90, '1969', 380],
  [['두 사람의 집', 'A house for two', '两人的家'], 7, 'house', glass, 20, 20, '2023', 240],
  [['옥상에서', 'From the rooftop', '在屋顶'], 8, 'roofs', acrylic, 53, 65.1, '2024', 70],
  [['백자 병', 'White porcelain bottle', '白瓷瓶'], 9, 'vase', porcelain, 31, 19, '19세기', 650],
  [['둥근 달, 둥근 어깨', 'Round moon, round shoulder', '圆月与圆肩'], 0, 'moon-jar', porcelain, 41, 40.2, '1991', 850],
  [['계단참', 'The landing', '楼梯平台'], 1, 'stairs', oil, 65.1, 50, '2015', 200],
  [['문턱 VII', 'Threshold VII', '门槛 VII'], 2, 'threshold', woodcut, 64, 48, '2018', 80],
  [['복도, 오후 네 시', 'Corridor, four o’clock', '走廊，下午四点'], 3, 'stairs', pigment, 120, 90, '2021', 220],
  [['이층농', 'Two-tier chest', '二层柜'], 4, 'shelf', zelkova, 118, 80, '1983', 750],
  [['종이 능선 12', 'Paper ridge 12', '纸脊 12'], 5, 'hills', hanji, 45.5, 53, '2022', 130],
  [['먼 섬', 'Far island', '远岛'], 6, 'sea', ink, 34, 69, '1988', 300],
  [['유리 지붕', 'Glass roof', '玻璃屋顶'], 7, 'gate', glass, 14, 26, '2020', 140],
  [['해가 드는 마당', 'Yard in the sun', '阳光院落'], 8, 'lattice', acrylic, 80.3, 100, '2021', 120],
  [['매화 가지와 병', 'Bottle with plum branch', '梅枝与瓶'], 1, 'vase', oil, 45.5, 37.9, '2007', 160],
  [['수평선 가까이', 'Near the horizon', '临近水平线'], 6, 'sea', ink, 60, 180, '1994', 480],
];

/** The sale that is over. */
export const closedLots: Lot[] = [
  [['첫 달항아리', 'First moon jar', '第一只满月罐'], 0, 'moon-jar', porcelain, 33, 32, '1969', 600],
  [['불 켜진 이층', 'Lit upper floor', '亮灯的二楼'], 1, 'house', oil, 60.6, 50, '2001', 200],
  [['빗장', 'The bolt', '门闩'], 2, 'gate', woodcut, 42, 30, '2009', 40],
  [['벽지의 해', 'The year of the wallpaper', '壁纸之年'], 3, 'room', pigment, 50, 40, '2017', 60],
  [['호족반', 'Tiger-leg tray table', '虎足盘'], 4, 'tray', zelkova, 29, 46, '1981', 180],
  [['안개 능선', 'Ridge in fog', '雾脊'], 5, 'hills', hanji, 72.7, 91, '2013', 220],
  [['배 한 척', 'One boat', '一叶舟'], 6, 'river', ink, 40, 62, '1972', 240],
  [['작은 방', 'Small room', '小房间'], 7, 'house', glass, 12, 12, '2018', 80],
  [['언덕 위 동네', 'Neighbourhood on a hill', '坡上街坊'], 8, 'roofs', acrylic, 91, 116.8, '2020', 90],
  [['분청 사발', 'Buncheong bowl', '粉青碗'], 9, 'bowl', celadon, 7.5, 15.8, '15세기', 700],
  [['병풍, 여덟 폭', 'Screen of eight panels', '八扇屏风'], 6, 'screen', ink, 150, 380, '1965', 1500],
  [['마른 가지', 'Dry branch', '枯枝'], 1, 'vase', oil, 40.9, 31.8, '1999', 100],
];

/** The sale that is to come. */
export const comingLots: Lot[] = [
  [['보름', 'Full moon', '满月'], 0, 'moon-jar', porcelain, 47, 46, '1982', 1500],
  [['늦은 귀가', 'Late home', '晚归'], 1, 'window', oil, 80.3, 65.1, '2011', 350],
  [['문턱 I', 'Threshold I', '门槛 I'], 2, 'threshold', woodcut, 64, 48, '2010', 90],
  [['돌계단', 'Stone steps', '石阶'], 3, 'stairs', pigment, 90, 60, '2022', 160],
  [['사방탁자', 'Open shelf', '四方架'], 4, 'shelf', zelkova, 140, 40, '1990', 800],
  [['종이 병풍', 'Paper screen', '纸屏风'], 5, 'screen', hanji, 120, 240, '2019', 950],
  [['노송', 'Old pine', '老松'], 6, 'pine', ink, 136, 68, '1978', 700],
  [['창이 하나인 집', 'House with one window', '只有一扇窗的家'], 7, 'house', glass, 18, 16, '2024', 180],
  [['파란 지붕들', 'Blue roofs', '蓝色屋顶'], 8, 'roofs', acrylic, 112, 145.5, '2024', 170],
  [['백자 접시', 'White porcelain dish', '白瓷盘'], 9, 'bowl', porcelain, 4.1, 21, '18세기', 300],
];

/** What is said of each kind of picture. */
export const motifTexts: Record<Motif, Text> = {
  'moon-jar': [
    '위아래를 따로 빚어 이어 붙인 항아리입니다. 이음매가 만든 느슨한 곡선과 유백색 유약의 고른 광택이 좋습니다.',
    'Thrown in two halves and joined. The loose curve of the seam and the even sheen of the milky glaze are at their best here.',
    '上下分制后接合而成，接缝形成松弛的曲线，乳白釉光泽匀净。',
  ],
  window: [
    '어두운 벽 한가운데 창 하나만 밝습니다. 얇게 여러 번 올린 노랑이 안쪽에서 비치는 듯합니다.',
    'One window is bright in a dark wall; its yellow, laid on thinly many times, seems to shine from within.',
    '暗墙中央只有一扇窗亮着，多次薄涂的黄色仿佛自内透出。',
  ],
  threshold: [
    '문턱을 사이에 두고 안과 밖의 색이 갈립니다. 나뭇결이 그대로 찍혀 나왔습니다.',
    'Inside and outside part in colour at the threshold; the grain of the block has printed with it.',
    '以门槛为界，内外颜色分明，木纹一并印出。',
  ],
  room: [
    '가구가 떠난 방에 창의 모양만 남았습니다. 빛이 바닥을 건너는 시간을 담았습니다.',
    'The furniture has left; only the shape of the window is there, on its way across the floor.',
    '家具搬走后只剩窗的形状，记录了光穿过地面的时间。',
  ],
  tray: [
    '판과 운각, 다리의 비례가 단정합니다. 오래 쓴 자리에만 생기는 윤이 고르게 남아 있습니다.',
    'Top, apron and legs are in quiet proportion, with the sheen that only long use leaves.',
    '盘面、云角与腿部比例端正，保有经年使用的光泽。',
  ],
  hills: [
    '한 겹씩 멀어지는 능선입니다. 먼 산일수록 종이가 얇아져 뒤의 빛이 스밉니다.',
    'Ridges that recede sheet by sheet; the further they are, the thinner the paper and the more light comes through.',
    '层层远去的山脊，越远纸越薄，透出背后的光。',
  ],
  river: [
    '강과 하늘은 그리지 않았고, 기슭의 먹이 둘을 나눕니다.',
    'River and sky are left unpainted; the ink of the banks parts them.',
    '江与天皆未落笔，仅以岸边的墨将其分开。',
  ],
  house: [
    '작은 집 하나에 불이 켜져 있습니다. 그 앞에 선 사람의 자리가 비어 있습니다.',
    'A small house with its light on; the place of whoever stands before it is left free.',
    '一座亮着灯的小屋，屋前为站立之人留出空位。',
  ],
  roofs: [
    '위에서 본 동네를 색면으로 나누었습니다. 지붕 사이 마당이 그림의 숨구멍입니다.',
    'A neighbourhood from above, in planes of colour; the yards between the roofs let it breathe.',
    '将俯瞰的街坊分成色面，屋顶间的院落让画面呼吸。',
  ],
  bowl: [
    '굽과 전의 선이 힘 있고, 안쪽에 번조 흔적이 남아 있습니다.',
    'Foot and rim are drawn with strength, and the inside keeps traces of the firing.',
    '圈足与口沿线条有力，内壁留有烧造痕迹。',
  ],
  gate: [
    '반쯤 열린 문 너머로 마당이 보입니다. 들어가도 되는지 묻는 그림입니다.',
    'A yard is seen through a gate that is half open: a picture that asks whether one may come in.',
    '透过半开的门可见庭院，仿佛在问能否进去。',
  ],
  shelf: [
    '칸의 크기를 조금씩 달리해 무게가 아래로 내려갑니다. 못 없이 짜 맞췄습니다.',
    'Its compartments differ a little, so that the weight sinks; joined without a nail.',
    '格子大小略有差异，重心下沉，全以榫卯结合。',
  ],
  pine: [
    '비탈에 선 한 그루를 붓을 떼지 않고 그렸습니다.',
    'One tree on a slope, drawn without lifting the brush.',
    '一笔画成山坡上的孤松。',
  ],
  lattice: [
    '문살 사이로 든 오후의 빛을 칸마다 다른 색으로 옮겼습니다.',
    'The afternoon light between the bars, each square in a colour of its own.',
    '将窗棂间午后的光逐格化为不同颜色。',
  ],
  screen: [
    '접히는 폭마다 시점이 조금씩 달라져 걸으며 보게 됩니다.',
    'The viewpoint shifts with every panel, so that one looks while walking.',
    '每一扇视点略有不同，引人边走边看。',
  ],
  vase: [
    '병의 어깨에서 가지가 한 번 꺾입니다. 빈 곳이 넉넉합니다.',
    'The branch turns once at the shoulder of the bottle, with room to spare around it.',
    '枝条在瓶肩处一折，四周留白充裕。',
  ],
  stairs: [
    '오르는 길인지 내려가는 길인지 빛만으로는 알 수 없습니다.',
    'Whether the steps go up or down the light does not tell.',
    '仅凭光线，不知是上行还是下行。',
  ],
  sea: [
    '수평선 하나와 섬 하나가 전부입니다. 종이의 결이 물결을 대신합니다.',
    'One horizon and one island are all there is; the grain of the paper stands for the waves.',
    '只有一条水平线与一座岛，纸的纹理代替了波浪。',
  ],
};
